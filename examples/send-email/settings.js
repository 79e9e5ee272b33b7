// @ts-check
import pg from 'pg';
import { z } from 'zod';

/** @param {string} hostname */
export const isLoopback = (hostname) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);

/** @param {string} text */
function isOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.origin === text && (url.protocol === 'https:' || isLoopback(url.hostname));
}

/** Beyond this machine only with TLS, and only to the server whose name it is. @param {string} text */
function isDatabase(text) {
  if (!/^postgres(ql)?:\/\//.test(text)) return false;
  try {
    const { host, ssl } = new pg.Client(text);
    const isVerified =
      /[?&]sslmode=verify-full(&|$)/.test(text) && Object(ssl).rejectUnauthorized !== false;
    return host.startsWith('/') || isLoopback(host) || (Boolean(ssl) && isVerified);
  } catch {
    return false;
  }
}

/** @param {RegExp} pattern @param {string} error */
const text = (pattern, error) => z.string({ error }).regex(pattern, { error });
/** @param {RegExp} pattern @param {string} error */
const number = (pattern, error) => text(pattern, error).transform(Number);
const anAddress = 'write one email address';

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: number(/^\d{1,5}$/, 'write a port, such as 8080').default(8080),
    ALLOWED_ORIGINS: text(/./, "write the website's origins, separated by spaces")
      .transform((value) => value.trim().split(/\s+/))
      .refine((origins) => origins.every(isOrigin), {
        error: 'write each as https://www.example.com, without a path or a slash at the end',
      }),
    TRUST_PROXY: number(/^\d$/, 'write the number of proxies in front of it, 0 for none'),
    STORE_DIR: z.string().optional(),
    STORE_URL: z
      .string()
      .refine((value) => !value || isDatabase(value), {
        error: 'write postgres://user:password@db.example/name?sslmode=verify-full',
      })
      .optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'write smtps://user:password@mail.example' }),
    MAIL_FROM: text(/^[^\s\p{C}]+@[^\s\p{C}]+$/u, anAddress),
    MAIL_TO: text(/^[^\s\p{C}]+@[^\s\p{C}]+$/u, anAddress),
    MAILS_PER_HOUR: number(/^[1-9]\d{0,4}$/, 'write a number').default(60),
    QUEUE_MEGABYTES: number(/^[1-9]\d{0,6}$/, 'write a number').default(2000),
    CONFIRM: z.enum(['on', 'off'], { error: 'write on or off' }).default('off'),
    DELIVER_SECRET: text(/^[\x21-\x7e]{32,}$/, 'write 32 characters or more').optional(),
    CLAMAV_URL: z.url({ protocol: /^(tcp|unix)$/, error: 'write tcp://clamav:3310' }).optional(),
    WEB_TO_LEAD_OID: text(/^00D\w{12}(\w{3})?$/, "write the organisation's id").optional(),
    SALESFORCE_URL: z.string().refine(isOrigin, 'write https://x.my.salesforce.com').optional(),
    SALESFORCE_CLIENT_ID: z.string().default(''),
    SALESFORCE_CLIENT_SECRET: z.string().default(''),
  })
  .refine((all) => Boolean(all.STORE_DIR) !== Boolean(all.STORE_URL), {
    path: ['STORE_DIR'],
    error: 'write a folder that keeps its content, also after a new deployment, or STORE_URL',
  })
  .refine(
    (all) => !all.SALESFORCE_URL || (all.SALESFORCE_CLIENT_ID && all.SALESFORCE_CLIENT_SECRET),
    {
      path: ['SALESFORCE_CLIENT_ID'],
      error: 'write it and SALESFORCE_CLIENT_SECRET where SALESFORCE_URL is set',
    },
  );

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @throws {Error} a sentence for each faulty variable, without its value
 */
export function readSettings(environment) {
  const { data, error } = schema.safeParse(environment);
  if (data) return data;
  const sentences = error.issues.map(({ path, message }) => `${path.join()}: ${message}.`);
  throw new Error(sentences.join('\n'));
}

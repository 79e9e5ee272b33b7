// @ts-check
import { z } from 'zod';

/** @param {string} hostname */
export const isLoopback = (hostname) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);

/** @param {string} text */
function isOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.origin === text && (url.protocol === 'https:' || isLoopback(url.hostname));
}

/** @param {RegExp} pattern @param {string} error */
const text = (pattern, error) => z.string({ error }).regex(pattern, { error });
const anAddress = 'write one email address';

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: text(/^\d{1,5}$/, 'write a port, such as 8080')
      .default('8080')
      .transform(Number),
    ALLOWED_ORIGINS: text(/./, "write the website's origins, separated by spaces")
      .transform((value) => value.trim().split(/\s+/))
      .refine((origins) => origins.every(isOrigin), {
        error: 'write each as https://www.example.com, without a path or a slash at the end',
      }),
    TRUST_PROXY: text(
      /^\d$/,
      'write the number of proxies in front of the receiver, 0 for none',
    ).transform(Number),
    STORE_DIR: text(/./, 'write a folder that keeps its content, also after a new deployment'),
    SMTP_URL: z.url({
      protocol: /^smtps?$/,
      error: 'write smtps://user:password@smtp.example.com',
    }),
    MAIL_FROM: text(/^[^\s\p{C}]+@[^\s\p{C}]+$/u, anAddress),
    MAIL_TO: text(/^[^\s\p{C}]+@[^\s\p{C}]+$/u, anAddress),
    MAILS_PER_HOUR: text(/^[1-9]\d{0,4}$/, 'write a number')
      .default('60')
      .transform(Number),
    CLAMAV_URL: z.url({ protocol: /^(tcp|unix)$/, error: 'write tcp://clamav:3310' }).optional(),
    WEB_TO_LEAD_OID: text(/^00D\w{12}(\w{3})?$/, "write the organisation's id").optional(),
    SALESFORCE_URL: z
      .string()
      .refine(isOrigin, { error: 'write https://example.my.salesforce.com' })
      .optional(),
    SALESFORCE_CLIENT_ID: z.string().default(''),
    SALESFORCE_CLIENT_SECRET: z.string().default(''),
  })
  .refine(
    ({ SALESFORCE_URL: url, SALESFORCE_CLIENT_ID: id, SALESFORCE_CLIENT_SECRET: secret }) =>
      !url || (id && secret),
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
  throw new Error(
    error.issues.map(({ path, message }) => `${path.join()}: ${message}.`).join('\n'),
  );
}

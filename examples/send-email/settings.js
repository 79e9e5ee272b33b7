// @ts-check
import { z } from 'zod';
import { createReceiver } from './receiver.js';
import { resendTransport } from './resend.js';
import { salesforceLeads } from './salesforce.js';

/** @param {string} text */
function isOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '');
  return url?.origin === text && (url.protocol === 'https:' || isLocal);
}

/** @param {RegExp} pattern @param {string} error */
const text = (pattern, error) => z.string({ error }).trim().regex(pattern, { error });
const address = text(/^[^\s@<>"]+@[^\s@<>"]+$/, 'write one email address');

const schema = z
  .object({
    ALLOWED_ORIGINS: text(/./, "write the website's origins, separated by spaces")
      .transform((value) => value.split(/\s+/))
      .refine((origins) => origins.every(isOrigin), {
        error: 'write each as https://www.example.com, without a path or a slash at the end',
      }),
    MAIL_FROM: address,
    MAIL_TO: address,
    MAIL_IS_SCANNED: z.enum(['on', 'off'], { error: 'write on or off' }).default('off'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'write smtps://user:password@mail.example' })
      .optional(),
    RESEND_API_KEY: text(/^re_\w+$/, 'write the key, which begins with re_').default(''),
    HEALTH_SECRET: text(/^[\w.~+/-]{32,}$/, 'write 32 letters and digits or more').optional(),
    SALESFORCE_URL: z.string().refine(isOrigin, 'write https://x.my.salesforce.com').optional(),
    SALESFORCE_CLIENT_ID: z.string().default(''),
    SALESFORCE_CLIENT_SECRET: z.string().default(''),
  })
  .refine((all) => Boolean(all.SMTP_URL) !== Boolean(all.RESEND_API_KEY), {
    path: ['SMTP_URL'],
    error: 'write it, or RESEND_API_KEY, but not both',
  })
  .refine(
    (all) => !all.SALESFORCE_URL || (all.SALESFORCE_CLIENT_ID && all.SALESFORCE_CLIENT_SECRET),
    {
      path: ['SALESFORCE_URL'],
      error: 'write SALESFORCE_CLIENT_ID and SALESFORCE_CLIENT_SECRET too',
    },
  );

/**
 * The receiver that the environment describes.
 * @param {Readonly<Record<string, unknown>>} environment
 * @param {((url: string) => import('./mail.js').Transport) | null} smtp where the platform has sockets
 * @throws {Error} a sentence for each faulty variable, without its value
 */
export function openReceiver(environment, smtp) {
  // what a form of a host leaves empty is not set
  const entries = Object.entries(environment).filter(([, value]) => value !== '');
  const { data, error } = schema.safeParse(Object.fromEntries(entries));
  if (error) {
    const sentences = error.issues.map(({ path, message }) => `${path.join()}: ${message}.`);
    throw new Error(sentences.join('\n'));
  }
  const { MAIL_FROM: from, MAIL_TO: to, SMTP_URL, SALESFORCE_URL: url } = data;
  if (SMTP_URL && !smtp) throw new Error('SMTP_URL: this platform needs RESEND_API_KEY instead.');
  const { SALESFORCE_CLIENT_ID: clientId, SALESFORCE_CLIENT_SECRET: clientSecret } = data;
  return createReceiver({
    allowedOrigins: data.ALLOWED_ORIGINS,
    inbox: { from, to, isScanned: data.MAIL_IS_SCANNED === 'on' },
    transport: SMTP_URL && smtp ? smtp(SMTP_URL) : resendTransport(data.RESEND_API_KEY),
    createLead: url ? salesforceLeads({ url, clientId, clientSecret }) : null,
    healthSecret: data.HEALTH_SECRET,
  });
}

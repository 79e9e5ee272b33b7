// @ts-check
import { emailAddress } from './fields.js';
import { createReceiver } from './receiver.js';
import { resendTransport } from './resend.js';
import { salesforceLeads } from './salesforce.js';
import { cleanEmail } from './text.js';

/** As browsers send it, with an international domain in ASCII; empty if none could. @param {string} text */
function toOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '');
  if (!url || (url.protocol !== 'https:' && !isLocal) || url.hostname.includes('*')) return '';
  return url.href === `${url.origin}/` ? url.origin : '';
}

/**
 * The receiver that the environment describes.
 * @param {Readonly<Record<string, unknown>>} environment
 * @param {((url: string, queueFile: string) => import('./mail.js').Transport) | null} smtp where the platform has sockets
 * @throws {Error} a sentence for each faulty variable, without its value
 */
export function openReceiver(environment, smtp) {
  // what a form of a host leaves empty is not set
  const read = (/** @type {string} */ name) => String(environment[name] ?? '').trim();
  const allowedOrigins = read('ALLOWED_ORIGINS')
    .split(/[\s,]+/)
    .map(toOrigin);
  const from = cleanEmail(read('MAIL_FROM'));
  const to = cleanEmail(read('MAIL_TO'));
  const maxForms = Number(read('FORMS_PER_ADDRESS') || 10);
  const keepMonths = {
    message: Number(read('KEEP_MESSAGES')),
    application: Number(read('KEEP_APPLICATIONS')),
  };
  const isScanned = read('MAIL_IS_SCANNED');
  const smtpUrl = read('SMTP_URL');
  const apiKey = read('RESEND_API_KEY');
  const healthSecret = read('HEALTH_SECRET');
  const url = toOrigin(read('SALESFORCE_URL'));
  const clientId = read('SALESFORCE_CLIENT_ID');
  const clientSecret = read('SALESFORCE_CLIENT_SECRET');
  // a #, ? or / in a password would end the host
  const isSmtp = /^smtps?:\/\/[^/?#]+\/?(\?[^@#]*)?$/.test(smtpUrl) && URL.canParse(smtpUrl);
  const rules = {
    'ALLOWED_ORIGINS: write each as https://www.example.com, without a path or a *.':
      allowedOrigins.every(Boolean),
    'MAIL_FROM: write one email address.': emailAddress.test(from),
    'MAIL_TO: write one email address.': emailAddress.test(to),
    'MAIL_IS_SCANNED: write on or off.': /^(on|off|)$/.test(isScanned),
    'FORMS_PER_ADDRESS, KEEP_MESSAGES, KEEP_APPLICATIONS: write a whole number above 0.':
      maxForms > 0 && /^\d+$/.test([maxForms, ...Object.values(keepMonths)].join('')),
    'SMTP_URL: write smtps://user:password@mail.example.': !smtpUrl || isSmtp,
    'SMTP_URL: write it, or RESEND_API_KEY, but not both.': !smtpUrl !== !apiKey,
    'SMTP_URL: this platform needs RESEND_API_KEY instead.': !smtpUrl || smtp,
    'RESEND_API_KEY: write the key, which begins with re_.': /^(re_\w+|)$/.test(apiKey),
    'HEALTH_SECRET: write 32 letters and digits or more.': /^([\w.~+/-]{32,}|)$/.test(healthSecret),
    'SALESFORCE_URL: write https://x.my.salesforce.com, and SALESFORCE_CLIENT_ID and _SECRET.':
      !read('SALESFORCE_URL') || (url && clientId && clientSecret),
  };
  const faults = Object.entries(rules).filter(([, isMet]) => !isMet);
  if (faults.length > 0) throw new Error(faults.map(([sentence]) => sentence).join('\n'));
  return createReceiver({
    allowedOrigins,
    inbox: { from, to, isScanned: isScanned === 'on', keepMonths },
    maxForms,
    transport: smtpUrl && smtp ? smtp(smtpUrl, read('QUEUE_FILE')) : resendTransport(apiKey),
    createLead: url ? salesforceLeads({ url, clientId, clientSecret }) : null,
    healthSecret,
  });
}

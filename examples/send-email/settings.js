// @ts-check
import { createReceiver } from './receiver.js';
import { resendTransport } from './resend.js';
import { salesforceLeads } from './salesforce.js';

/** @param {string} text */
function isOrigin(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '');
  return url?.origin === text && (url.protocol === 'https:' || isLocal);
}

/** @type {(pattern: RegExp) => (text: string) => boolean} */
const matches = (pattern) => (text) => pattern.test(text);
const isEmail = matches(/^[^\s@<>"]+@[^\s@<>"]+$/);

/** @type {[string, (value: string) => boolean, string][]} variable, what it must be, what to write */
const rules = [
  [
    'ALLOWED_ORIGINS',
    (value) => value.split(/\s+/).every(isOrigin),
    "the website's origins as https://www.example.com, without a path or a slash at the end",
  ],
  ['MAIL_FROM', isEmail, 'one email address'],
  ['MAIL_TO', isEmail, 'one email address'],
  ['MAIL_IS_SCANNED', matches(/^(on|off|)$/), 'on or off'],
  [
    'SMTP_URL',
    (url) => url === '' || (/^smtps?:/.test(url) && URL.canParse(url)),
    'smtps://user:password@mail.example',
  ],
  ['RESEND_API_KEY', matches(/^(re_\w+|)$/), 'the key, which begins with re_'],
  ['HEALTH_SECRET', matches(/^([\w.~+/-]{32,}|)$/), '32 letters and digits or more'],
  ['SALESFORCE_URL', (url) => url === '' || isOrigin(url), 'https://x.my.salesforce.com'],
];

/**
 * The receiver that the environment describes.
 * @param {Readonly<Record<string, unknown>>} environment
 * @param {((url: string) => import('./mail.js').Transport) | null} smtp where the platform has sockets
 * @throws {Error} a sentence for each faulty variable, without its value
 */
export function openReceiver(environment, smtp) {
  // what a form of a host leaves empty is not set
  const read = (/** @type {string} */ name) => String(environment[name] ?? '').trim();
  const faults = rules
    .filter(([name, isValid]) => !isValid(read(name)))
    .map(([name, , what]) => `${name}: write ${what}.`);
  const [smtpUrl = '', apiKey = '', url = ''] = [
    'SMTP_URL',
    'RESEND_API_KEY',
    'SALESFORCE_URL',
  ].map(read);
  const clientId = read('SALESFORCE_CLIENT_ID');
  const clientSecret = read('SALESFORCE_CLIENT_SECRET');
  if (Boolean(smtpUrl) === Boolean(apiKey))
    faults.push('SMTP_URL: write it, or RESEND_API_KEY, but not both.');
  if (url && !(clientId && clientSecret))
    faults.push('SALESFORCE_URL: write SALESFORCE_CLIENT_ID and SALESFORCE_CLIENT_SECRET too.');
  if (smtpUrl && !smtp) faults.push('SMTP_URL: this platform needs RESEND_API_KEY instead.');
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return createReceiver({
    allowedOrigins: read('ALLOWED_ORIGINS').split(/\s+/),
    inbox: {
      from: read('MAIL_FROM'),
      to: read('MAIL_TO'),
      isScanned: read('MAIL_IS_SCANNED') === 'on',
    },
    transport: smtpUrl && smtp ? smtp(smtpUrl) : resendTransport(apiKey),
    createLead: url ? salesforceLeads({ url, clientId, clientSecret }) : null,
    healthSecret: read('HEALTH_SECRET'),
  });
}

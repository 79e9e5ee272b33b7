// @ts-check

/**
 * @typedef {object} Received what a visitor sent, cleaned and checked
 * @property {import('./fields.js').Form} form
 * @property {string} key SHA-256 of the content
 * @property {Record<string, string>} fields
 * @property {Attachment | null} resume
 * @property {Record<string, string>} source
 * @property {Date} receivedAt
 *
 * @typedef {object} Mail
 * @property {string} key
 * @property {string} from the site's own address, so that the mail passes SPF and DMARC
 * @property {string} to
 * @property {string | null} replyTo the visitor
 * @property {string} subject
 * @property {string} text
 * @property {Attachment | null} attachment
 *
 * @typedef {{ filename: string, content: Uint8Array }} Attachment
 *
 * @typedef {object} Transport
 * @property {(mail: Mail, signal: AbortSignal, onRead: () => void) => Promise<void>} send resolves once
 *   the mail is taken; calls `onRead` when it needs the attachment no more
 * @property {() => Promise<void>} verify rejects if it could not send now
 */

/** A mail that was not taken, as far as is known. */
export class SendError extends Error {
  /** @param {string} code @param {boolean} canRepeat it was certainly not taken, and may be later */
  constructor(code, canRepeat) {
    super(code);
    this.code = code;
    this.canRepeat = canRepeat;
  }
}

/** Quiets responders. */
export const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** @type {Readonly<Record<string, string>>} */
const labels = {
  name: 'Full name',
  fullName: 'Full name',
  organization: 'Organization',
  email: 'Email',
  phone: 'Phone',
  job: 'Job',
  location: 'Location',
  experience: 'Experience',
  linkedIn: 'LinkedIn',
  utm_source: 'Source (utm_source)',
  utm_medium: 'Medium (utm_medium)',
  utm_campaign: 'Campaign (utm_campaign)',
  utm_term: 'Term (utm_term)',
  utm_content: 'Content (utm_content)',
  referrer: 'Came from',
};

/**
 * The checked fields come first, and each of the visitor's lines is quoted: none can pass for another.
 * @param {Received} received
 * @param {{ from: string, to: string, isScanned: boolean }} inbox
 * @param {string | null} lead what became of it in Salesforce
 * @returns {Mail}
 */
export function writeMail({ form, key, fields, resume, source, receivedAt }, inbox, lead) {
  const { from, to, isScanned } = inbox;
  const { message = '', linkedIn, ...others } = fields;
  const { email = '' } = fields;
  const isMessage = form === 'message';
  const subject = isMessage
    ? `Website: ${fields.name}, ${fields.organization}`
    : `Application: ${fields.fullName}, ${fields.job}`;
  // the host comes first, because an address may look like another
  const profile = linkedIn && { linkedIn: `${new URL(linkedIn).hostname}, ${linkedIn}` };
  const details = { ...others, ...profile, ...source, Received: formatTime(receivedAt) };
  const isOwn = [from, to].some((own) => own.toLowerCase() === email.toLowerCase());
  return {
    ...{ key, from, to },
    // an answer to the inbox itself could begin a loop
    replyTo: isOwn ? null : email,
    // no text of a visitor begins an encoded word
    subject: subject.replaceAll('=?', '= ?'),
    text: [
      ...(resume && !isScanned
        ? ['The attached resume has not been checked for viruses.', '']
        : []),
      ...Object.entries(details).map(([name, value]) => `${labels[name] ?? name}: ${value}`),
      ...(lead ? [`Salesforce: ${lead}`] : []),
      `\nWhat the ${isMessage ? 'visitor' : 'applicant'} wrote:\n`,
      ...message.split('\n').map((line) => `> ${line}`),
    ].join('\n'),
    attachment: resume,
  };
}

/** Such as `25 November 2026, 14:20 UTC`. @param {Date} time */
function formatTime(time) {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };
  const date = new Intl.DateTimeFormat('en-GB', /** @type {Intl.DateTimeFormatOptions} */ (day));
  return `${date.format(time)}, ${time.toISOString().slice(11, 16)} UTC`;
}

// @ts-check

/**
 * @typedef {object} Received what a visitor sent, cleaned and checked
 * @property {string} key SHA-256 of the content
 * @property {Record<string, string>} fields
 * @property {{ filename: string, content: Uint8Array } | null} attachment
 * @property {Record<string, string>} source
 *
 * @typedef {ReturnType<typeof writeMail>} Mail
 *
 * @typedef {object} Transport
 * @property {(mail: Mail, signal: AbortSignal) => Promise<void>} send resolves once the mail is taken
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

/** Names any failure, without a text that may quote the visitor. @param {unknown} error */
export function toCode(error) {
  const { name, code, cause } = Object(error);
  return String([code, Object(cause).code, name].find((value) => typeof value === 'string'));
}

export const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const unscanned = 'The attached resume has not been checked for viruses.\n';
/** @type {Readonly<Record<string, string>>} */
const labels = { name: 'Full name', linkedIn: 'LinkedIn', referrer: 'Came from' };

/** `utm_campaign` is `Campaign`. @param {string} field */
function toLabel(field) {
  const words = field.replace(/^utm_/, '').replace(/[A-Z]/g, ' $&').toLowerCase();
  return labels[field] ?? words.replace(/^./, (letter) => letter.toUpperCase());
}

/** @param {Readonly<Record<string, string>>} values */
export const toLines = (values) =>
  Object.entries(values).flatMap(([name, value]) => (value ? `${toLabel(name)}: ${value}` : []));

/** @param {string} key */
export const toReference = (key) => key.slice(0, 8);

/**
 * From the site's own address, so that it passes SPF and DMARC. The checked fields come first, and each
 * of the visitor's lines is quoted: none can pass for another. Without the time, which `Date` has, so that
 * a repetition is the same on one day.
 * @param {Received} received
 * @param {{ from: string, to: string, isScanned: boolean, keepMonths?: { message: number, application: number } }} inbox
 * @param {string | null} lead what became of it in Salesforce
 */
export function writeMail({ key, fields, attachment, source }, inbox, lead) {
  const { from, to, isScanned, keepMonths } = inbox;
  const months = keepMonths?.[attachment ? 'application' : 'message'];
  const { email = '', message = '' } = fields;
  const subject = attachment
    ? `Application: ${fields.fullName}, ${fields.job}`
    : `Website: ${fields.name}, ${fields.organization}`;
  // an answer to the inbox itself could begin a loop, and an encoded word shows another address
  const isMisleading =
    email.includes('=?') || [from, to].some((own) => own.toLowerCase() === email.toLowerCase());
  const details = { salesforce: lead ?? '', keepUntil: months ? toDate(months) : '' };
  const lines = [
    ...(attachment && !isScanned ? [unscanned] : []),
    ...toLines({ ...fields, message: '', ...source, ...details }),
    `\nWhat the ${attachment ? 'applicant' : 'visitor'} wrote:\n`,
    ...message.split('\n').map((line) => `> ${line}`),
  ];
  return {
    ...{ key, from, to, attachment },
    replyTo: isMisleading ? '' : email,
    // no text of a visitor begins an encoded word
    subject: `${subject.replaceAll('=?', '= ?')} (${toReference(key)})`,
    text: lines.join('\n'),
  };
}

/** @param {number} months from now */
function toDate(months) {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

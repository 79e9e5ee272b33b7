// @ts-check

/**
 * @typedef {object} Received what a visitor sent, cleaned and checked
 * @property {string} key SHA-256 of the content
 * @property {Record<string, string>} fields
 * @property {import('./body.js').Lease | null} attachment
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

/** Quiets responders. */
export const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** @type {Readonly<Record<string, string>>} */
const labels = {
  name: 'Full name',
  fullName: 'Full name',
  linkedIn: 'LinkedIn',
  referrer: 'Came from',
};
/** Other fields are one word. @param {string} field */
const toLabel = (field) =>
  labels[field] ?? field.replace(/^[a-z](?=[a-z]+$)/, (letter) => letter.toUpperCase());

/**
 * From the site's own address, so that it passes SPF and DMARC. The checked fields come first, and each
 * of the visitor's lines is quoted: none can pass for another. Without the time, which `Date` has, so that
 * a repetition is the same.
 * @param {Received} received
 * @param {{ from: string, to: string, isScanned: boolean }} inbox
 * @param {string | null} lead what became of it in Salesforce
 */
export function writeMail({ key, fields, attachment, source }, inbox, lead) {
  const { from, to, isScanned } = inbox;
  const { message = '', linkedIn, ...others } = fields;
  const { email = '' } = fields;
  const subject = attachment
    ? `Application: ${fields.fullName}, ${fields.job}`
    : `Website: ${fields.name}, ${fields.organization}`;
  // the host comes first, because an address may look like another
  const profile = linkedIn && { linkedIn: `${new URL(linkedIn).hostname}, ${linkedIn}` };
  const isOwn = [from, to].some((own) => own.toLowerCase() === email.toLowerCase());
  const details = { ...others, ...profile, ...source, ...(lead && { Salesforce: lead }) };
  const lines = [
    ...(attachment && !isScanned
      ? ['The attached resume has not been checked for viruses.\n']
      : []),
    ...Object.entries(details).map(([name, value]) => `${toLabel(name)}: ${value}`),
    `\nWhat the ${attachment ? 'applicant' : 'visitor'} wrote:\n`,
    ...message.split('\n').map((line) => `> ${line}`),
  ];
  return {
    ...{ key, from, to, attachment },
    // an answer to the inbox itself could begin a loop
    replyTo: isOwn ? '' : email,
    // no text of a visitor begins an encoded word
    subject: subject.replaceAll('=?', '= ?'),
    text: lines.join('\n'),
  };
}

// @ts-check
import { createReadStream } from 'node:fs';
import nodemailer from 'nodemailer';
import { isLoopback } from './settings.js';
import { PermanentError } from './worker.js';

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
};
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
};

/**
 * Delivers by SMTP. The sender is always the website's own address, so that the mail passes SPF and
 * DMARC; the visitor is the reply-to.
 * @param {object} options
 * @param {string} options.url of the mail server
 * @param {string} options.from
 * @param {string} options.to
 * @param {((path: string) => Promise<string | null>) | undefined} [options.scan] what a scanner finds
 * @returns {import('./worker.js').Delivery}
 */
export function mailDelivery({ url, from, to, scan }) {
  const requireTLS = !isLoopback(new URL(url).hostname);
  const tls = /** @type {const} */ ({ minVersion: 'TLSv1.2' });
  const transport = nodemailer.createTransport({ ...timeouts, url, requireTLS, tls });

  return {
    name: 'smtp',
    forms: ['message', 'application'],
    async deliver({ key, form, fields, resume, source, acceptedAt }, resumePath) {
      const email = fields.email ?? '';
      const finding = resume && scan ? await scan(resumePath) : null;
      const marks = finding ? ['virus'] : (resume?.warnings ?? []);
      const { organization, job } = fields;
      const subject = form === 'message' ? `Message from ${organization}` : `Application: ${job}`;
      const { message, linkedIn, ...others } = fields;
      // the host comes first, because an address may look like another
      const profile = linkedIn && { linkedIn: `${new URL(linkedIn).hostname}, ${linkedIn}` };
      const received = new Date(acceptedAt).toISOString();
      const details = { ...others, ...profile, ...source, Received: received };
      const isOwn = [from, to].some((own) => own.toLowerCase() === email.toLowerCase());
      const attachment = {
        filename: `resume-${fileName(fields.fullName)}.${resume?.extension}`,
        contentDisposition: /** @type {const} */ ('attachment'),
      };
      await transport.sendMail({
        from,
        to,
        // an answer to the inbox itself could begin a loop
        ...(!isOwn && { replyTo: email }),
        subject: [...marks.map((mark) => `[${mark}]`), subject].join(' '),
        // the checked fields come first, so that nothing the visitor wrote can pass for one
        text: [
          ...(resume ? [notice(scan !== undefined, finding), ''] : []),
          ...Object.entries(details).map(([name, value]) => `${labels[name] ?? name}: ${value}`),
          '\n---------- What the visitor wrote ----------',
          message,
          '---------- End ----------',
        ].join('\n'),
        attachments:
          resume && !finding ? [{ ...attachment, content: createReadStream(resumePath) }] : [],
        // the same content has the same id, so that a mailbox can drop a duplicate
        messageId: `<${key}@${from.split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        // no part of a message may be read as a file path or a URL
        disableFileAccess: true,
        disableUrlAccess: true,
        textEncoding: 'base64',
      });
      if (finding) throw new PermanentError('VIRUS');
    },
  };
}

/** @param {boolean} isScanned @param {string | null} finding */
function notice(isScanned, finding) {
  if (finding) return `The scanner found "${finding}". The resume stays with the dead letters.`;
  return `The attachment comes from a stranger and has ${isScanned ? 'been scanned: nothing found' : 'not been scanned'}.`;
}

/** Letters and digits of a name. @param {string | undefined} name */
function fileName(name = '') {
  return (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-').slice(0, 60);
}

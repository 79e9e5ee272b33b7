// @ts-check
import { createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import nodemailer from 'nodemailer';
import { ScanError } from './clamav.js';
import { isLoopback } from './settings.js';
import { PermanentError, failedService, refusedForm } from './worker.js';

/** @typedef {import('./worker.js').Delivery} Delivery */

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

/** No part of a message may be read as a file path or a URL. */
const safely = /** @type {const} */ ({
  disableFileAccess: true,
  disableUrlAccess: true,
  textEncoding: 'base64',
});
/** 552 is a full mailbox, which may be emptied. */
const temporaryCodes = [552];
/** After so many failures of the scanner the mail goes without the resume. */
const maxScans = 3;

/**
 * Delivers by SMTP. The sender is always the website's own address, so that the mail passes SPF and
 * DMARC; the visitor is the reply-to.
 * @param {object} options
 * @param {string} options.url of the mail server
 * @param {string} options.from
 * @param {string} options.to
 * @param {((path: string) => Promise<string | null>) | undefined} [options.scan] what a scanner finds
 * @returns {Delivery}
 */
export function mailDelivery({ url, from, to, scan }) {
  const transport = connect(url);

  return {
    name: 'smtp',
    services: { message: ['smtp'], application: scan ? ['smtp', 'clamav'] : ['smtp'] },
    async deliver({ key, form, fields, resume, source, acceptedAt, tries }, resumePath) {
      const email = fields.email ?? '';
      const result = resume && scan ? await scanResume(scan, resumePath, tries) : null;
      const isHeldBack = Boolean(result?.finding || result?.failure);
      const mark = result?.finding ? 'virus' : 'not scanned';
      const marks = isHeldBack ? [mark] : (resume?.warnings ?? []);
      const subject =
        form === 'message'
          ? `Website: ${fields.name}, ${fields.organization}`
          : `Application: ${fields.fullName}, ${fields.job}`;
      const { message = '', linkedIn, ...others } = fields;
      // the host comes first, because an address may look like another
      const profile = linkedIn && { linkedIn: `${new URL(linkedIn).hostname}, ${linkedIn}` };
      const received = new Date(acceptedAt).toISOString();
      const details = { ...others, ...profile, ...source, Received: received };
      const attachment = {
        filename: `resume-${fileName(fields.fullName)}.${resume?.extension}`,
        contentDisposition: /** @type {const} */ ('attachment'),
      };
      await send(transport, {
        from,
        to,
        // an answer to the inbox itself could begin a loop
        ...(!isOneOf([from, to], email) && { replyTo: email }),
        subject: [...marks.map((name) => `[${name}]`), subject].join(' '),
        // the checked fields come first, and the visitor's lines are quoted: none can pass for another
        text: [
          ...(resume ? [notice(result), ''] : []),
          ...Object.entries(details).map(([name, value]) => `${labels[name] ?? name}: ${value}`),
          '\nWhat the visitor wrote:\n',
          ...message.split('\n').map((written) => `> ${written}`),
        ].join('\n'),
        attachments:
          resume && !isHeldBack ? [{ ...attachment, content: createReadStream(resumePath) }] : [],
        // the same content has the same id, so that a mailbox can drop a duplicate
        messageId: `<${key}@${from.split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        ...safely,
      });
      if (isHeldBack) throw new PermanentError(result?.finding ? 'VIRUS' : 'UNSCANNED');
    },
  };
}

/**
 * Confirms a form to its sender, once a day and address. The text is fixed: nobody can have the
 * receiver write to a stranger what they want.
 * @param {object} options
 * @param {string} options.url of the mail server
 * @param {string} options.from
 * @param {string} options.to the inbox, for an answer
 * @param {string} options.site the host's name
 * @param {import('./store.js').Store['claim']} options.claim
 * @returns {Delivery}
 */
export function confirmationDelivery({ url, from, to, site, claim }) {
  const transport = connect(url);

  return {
    name: 'confirm',
    services: { message: ['smtp'], application: ['smtp'] },
    after: 'smtp',
    budget: 'confirm',
    isOptional: true,
    async deliver({ key, form, fields }) {
      const email = (fields.email ?? '').toLowerCase();
      if (isOneOf([from, to], email)) return;
      const mailbox = email.replace(/\+.*@/, '@');
      // nobody learns an address from the claim: the mail server's address has a password
      if (!(await claim(createHmac('sha256', url).update(mailbox).digest('hex'), key))) return;
      const what = form === 'message' ? 'message' : 'application';
      const mail = {
        from,
        to: email,
        replyTo: to,
        subject: `We have received your ${what}`,
        text: [
          `Your ${what} sent through ${site} has arrived.`,
          `Reference: ${key.slice(0, 8).toUpperCase()}`,
          '',
          'This mail was sent automatically, because somebody gave this address in a form there.',
          'If that was not you, there is nothing to do. You get at most one such mail a day.',
        ].join('\n'),
        messageId: `<${key}.confirm@${from.split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
        ...safely,
      };
      await send(transport, mail, { isRecipientOurs: false });
    },
  };
}

/** @param {string} url */
function connect(url) {
  const requireTLS = !isLoopback(new URL(url).hostname);
  const tls = /** @type {const} */ ({ minVersion: 'TLSv1.2' });
  return nodemailer.createTransport({ ...timeouts, url, requireTLS, tls });
}

/**
 * Tells whose failure a failure is: the server's (no connection, log-in refused, sender refused), or
 * the mail's (refused for its content, or for a recipient that the visitor chose).
 * @param {ReturnType<typeof connect>} transport
 * @param {import('nodemailer').SendMailOptions} mail
 */
async function send(transport, mail, { isRecipientOurs = true } = {}) {
  try {
    await transport.sendMail(mail);
  } catch (error) {
    const { code, command, responseCode } = Object(error);
    const isOfMail =
      code === 'EMESSAGE' ||
      code === 'ESTREAM' ||
      (command === 'RCPT TO' && !isRecipientOurs && responseCode);
    if (!isOfMail) throw failedService('smtp', error);
    if (responseCode < 500 || temporaryCodes.includes(responseCode)) throw error;
    throw responseCode ? refusedForm(error) : error;
  }
}

/**
 * @param {(path: string) => Promise<string | null>} scan @param {string} path @param {number} tries
 * @returns {Promise<{ finding?: string | null, failure?: string }>}
 */
async function scanResume(scan, path, tries) {
  try {
    return { finding: await scan(path) };
  } catch (error) {
    if (!(error instanceof ScanError)) throw failedService('clamav', error);
    if (tries + 1 < maxScans) throw error;
    return { failure: error.reply };
  }
}

/** @param {{ finding?: string | null, failure?: string } | null} result null without a scanner */
function notice(result) {
  const { finding, failure } = result ?? {};
  const stays =
    'so it is not attached. Whoever runs the website’s server has it, and can delete it.';
  if (finding) return `A virus scanner found "${finding}" in the resume, ${stays}`;
  if (failure) return `The virus scanner could not check the resume ("${failure}"), ${stays}`;
  if (result) return 'A virus scanner found nothing in the attached resume.';
  return 'The attached resume has not been checked for viruses.';
}

/** @param {readonly string[]} own @param {string} address */
function isOneOf(own, address) {
  return own.some((each) => each.toLowerCase() === address.toLowerCase());
}

/** Letters and digits of a name. @param {string | undefined} name */
function fileName(name = '') {
  return (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-').slice(0, 60);
}

// @ts-check
import nodemailer from 'nodemailer';

/**
 * @typedef {import('./handler.js').Delivery} Delivery
 *
 * @typedef {object} SmtpOptions
 * @property {string} url of the mail server, such as smtps://user:password@smtp.example.com
 * @property {string} from the website's own address, which the server may send for
 * @property {string} to the inbox that reads messages and applications
 */

/** Milliseconds. Together they stay under the 15 seconds for which the contact form waits. */
const timeouts = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 8000 };

/**
 * Delivers by SMTP. The sender is always the website's own address, so that the mail passes SPF and
 * DMARC; the visitor is the reply-to.
 * @param {SmtpOptions} options
 * @returns {Delivery}
 */
export function smtpDelivery({ url, from, to }) {
  const transport = nodemailer.createTransport({ url, ...timeouts });
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost';

  /** @type {(mail: import('nodemailer').SendMailOptions, key: string) => Promise<void>} */
  const send = async (mail, key) => {
    await transport.sendMail({
      from,
      to,
      // the same content has the same id, so that a mailbox can drop a duplicate
      messageId: `<${key}@${domain}>`,
      // no part of a message may be read as a file path or a URL
      disableFileAccess: true,
      disableUrlAccess: true,
      textEncoding: 'base64',
      ...mail,
    });
  };

  return {
    name: 'smtp',
    deliverMessage: ({ name, organization, email, phone, message }, key) =>
      send(
        {
          subject: `Message from ${organization}`,
          replyTo: { name, address: email },
          text: withDetails(message, {
            'Full name': name,
            Organization: organization,
            Email: email,
            'Mobile number': phone,
          }),
        },
        key,
      ),
    deliverApplication: ({ resume, message, job, ...fields }, key) =>
      send(
        {
          subject: `Application: ${job}`,
          replyTo: { name: fields.fullName, address: fields.email },
          text: withDetails(message, {
            Job: job,
            'Full name': fields.fullName,
            Phone: fields.phone,
            Email: fields.email,
            Location: fields.location,
            Experience: fields.experience,
            LinkedIn: fields.linkedIn || 'not given',
          }),
          attachments: [
            {
              filename: resume.name,
              content: resume.content,
              contentType: resume.contentType,
              contentDisposition: 'attachment',
            },
          ],
        },
        key,
      ),
  };
}

/**
 * The visitor's message, unchanged, and the other fields below it.
 *
 * @param {string} message
 * @param {Readonly<Record<string, string>>} details
 */
function withDetails(message, details) {
  const lines = Object.entries(details).map(([label, value]) => `${label}: ${value}`);
  return [message, '', '-- ', ...lines].join('\n');
}

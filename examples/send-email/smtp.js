// @ts-check
import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { headers, SendError } from './mail.js';

/** A multiple of three, so that base64 needs no rest. */
const sliceBytes = 48 * 1024;
/** No part of a mail may be read as a file path or a URL. */
const safely = /** @type {const} */ ({
  disableFileAccess: true,
  disableUrlAccess: true,
  textEncoding: 'base64',
});

/** @param {string} hostname */
export const isLoopback = (hostname) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);

/**
 * Sends by SMTP, with a connection for each mail, so that one that hangs holds up no other.
 * @param {string} url of the mail server; beyond this machine TLS is required
 * @returns {import('./mail.js').Transport}
 */
export function smtpTransport(url) {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
    tls: { minVersion: 'TLSv1.2' },
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    socketTimeout: 60_000,
  });
  return {
    async send({ key, from, to, replyTo, subject, text, attachment }, signal) {
      // the same content has the same id, so that a mailbox can drop a duplicate
      const messageId = `<${key}@${from.split('@')[1]}>`;
      const attachments = attachment
        ? [{ filename: attachment.filename, content: Readable.from(slices(attachment.content)) }]
        : [];
      const mail = { from, to, ...(replyTo && { replyTo }), subject, text, messageId, attachments };
      try {
        await transport.sendMail({ ...mail, headers, ...safely, signal });
      } catch (error) {
        throw toSendError(error);
      }
    },
    async verify() {
      await transport.verify().catch((error) => {
        throw toSendError(error);
      });
    },
  };
}

/** Copies, so that the encoder keeps little in memory. @param {Uint8Array} content */
function* slices(content) {
  for (let at = 0; at < content.length; at += sliceBytes)
    yield Buffer.from(content.subarray(at, at + sliceBytes));
}

/** Not with the server's text, which may quote the visitor. @param {unknown} error */
function toSendError(error) {
  const { code = 'EUNKNOWN', command = '', syscall, responseCode: response } = Object(error);
  const isTemporary = response >= 400 && response < 500;
  // a connection that ended after DATA has the same code as one that was refused
  const canRepeat = code === 'EDNS' || syscall === 'connect' || isTemporary;
  return new SendError([code, response, command].filter(Boolean).join(' '), {
    canRepeat,
    response,
  });
}

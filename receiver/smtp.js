// @ts-check
import { readFile } from 'node:fs/promises';
import nodemailer from 'nodemailer';
import { headers, SendError } from './mail.js';

/**
 * Sends by SMTP, with a connection for each mail, so that one that hangs holds up no other.
 * @param {string} url of the mail server; beyond this machine TLS is required
 * @param {string} [queueFile] that is empty unless mail waits in a queue behind it
 * @returns {import('./mail.js').Transport}
 */
export function smtpTransport(url, queueFile) {
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(new URL(url).hostname);
  const transport = nodemailer.createTransport({
    ...{ url, requireTLS: !isLocal },
    // a mail server of this machine has a certificate of its own, if any
    ignoreTLS: isLocal,
    tls: { minVersion: 'TLSv1.2' },
    dnsTimeout: 5_000,
    // with the greeting, which some delay
    connectionTimeout: 30_000,
    socketTimeout: 60_000,
  });
  return {
    async send({ key, attachment, ...mail }, signal) {
      const { buffer, byteOffset, length } = attachment?.content ?? new Uint8Array();
      // a view: a resume is in memory once
      const content = Buffer.from(buffer, byteOffset, length);
      const attachments = attachment ? [{ ...attachment, content }] : [];
      await transport
        .sendMail({
          ...{ ...mail, headers, signal, textEncoding: 'base64', attachments },
          // no part of it may be read as a file path or a URL
          ...{ disableFileAccess: true, disableUrlAccess: true },
          // the same content has the same id, so that a mailbox can drop a duplicate
          messageId: `<${key}@${mail.from.split('@')[1]}>`,
        })
        .catch(fail);
    },
    async verify() {
      await transport.verify().catch(fail);
      if (queueFile && (await readFile(queueFile, 'utf8'))) throw new SendError('QUEUE', false);
    },
  };
}

/** Not with the server's text, which may quote the visitor. @param {unknown} error @returns {never} */
function fail(error) {
  const { message, command = '', syscall, responseCode: response } = Object(error);
  // of a certificate only the text says so
  const isCertificate = !response && /certificate/i.test(message);
  const code = isCertificate ? 'ECERTIFICATE' : Object(error).code;
  const isTemporary = response >= 400 && response < 500;
  // a connection that ended after DATA has the same code as one that was refused
  const canRepeat = code === 'EDNS' || syscall === 'connect' || isTemporary;
  throw new SendError([code, response, command].filter(Boolean).join(' '), canRepeat);
}

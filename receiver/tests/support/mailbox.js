// @ts-check
import { EventEmitter, once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * @typedef {import('postal-mime').Email} Email
 * @typedef {'accept' | 'hang' | 'drop' | number} Behaviour to a mail: `drop` ends the connection without
 *   a response, a number is the code of a refusal
 */

const refusal = (/** @type {number} */ responseCode) =>
  Object.assign(new Error('No'), { responseCode });

/**
 * Starts a real SMTP server on this machine that keeps its mails.
 * @param {(content: Buffer) => Promise<Email>} [parse]
 * @param {number} [port]
 * @param {import('smtp-server').SMTPServerOptions} [options]
 */
export async function startMailbox(parse = PostalMime.parse, port = 0, options = {}) {
  const events = new EventEmitter();
  /** @type {(() => void)[]} */
  let held = [];
  const smtp = new SMTPServer({
    authOptional: true,
    // with STARTTLS, and a certificate of its own
    disabledCommands: ['AUTH'],
    logger: false,
    closeTimeout: 100,
    ...options,
    onMailFrom({ address }, _session, callback) {
      callback(mailbox.refusesBounces && !address ? refusal(550) : null);
    },
    async onData(stream, session, callback) {
      const [start] = await once(stream, 'data').catch(() => []);
      stream.pause();
      const behaviour = mailbox.behave(String(start));
      const rest = await buffer(stream).catch(() => null);
      // the connection ended
      if (!start || !rest) return;
      const mail = await parse(Buffer.concat([start, rest]));
      const accept = () => {
        mailbox.mails.push(mail);
        callback();
        events.emit('mail', mail);
      };
      events.emit('seen', mail);
      if (behaviour === 'hang') held.push(accept);
      else if (behaviour === 'drop')
        [...smtp.connections].find(({ id }) => id === session.id)?._socket.destroy();
      else if (behaviour === 'accept') accept();
      else callback(refusal(behaviour));
    },
  });
  const mailbox = {
    url: '',
    /** @type {Email[]} every one that was accepted, in order of arrival */
    mails: [],
    events,
    /** @type {(start: string) => Behaviour} by the mail's first lines */
    behave: () => 'accept',
    /** Those without a sender. */
    refusesBounces: false,
    /** Accepts what hangs. */
    release() {
      for (const accept of held) accept();
      held = [];
    },
    /** Resolves with all mails once there are so many. @param {number} count */
    async received(count) {
      while (mailbox.mails.length < count) await once(events, 'mail');
      return mailbox.mails;
    },
    stop: () => new Promise((resolve) => smtp.close(() => resolve(null))),
  };
  // a connection that this server drops is an error of the server's
  smtp.on('error', () => undefined);
  await new Promise((resolve) => smtp.listen(port, '127.0.0.1', () => resolve(null)));
  mailbox.url = `smtp://127.0.0.1:${Object(smtp.server.address()).port}`;
  return mailbox;
}

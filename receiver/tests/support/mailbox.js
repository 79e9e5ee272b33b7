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

/**
 * Starts a real SMTP server on this machine that keeps its mails.
 * @param {(content: Buffer) => Promise<Email>} [parse]
 * @param {number} [port]
 * @param {import('smtp-server').SMTPServerOptions} [options]
 */
export async function startMailbox(
  parse = (content) => PostalMime.parse(content),
  port = 0,
  options = {},
) {
  const events = new EventEmitter();
  /** @type {((code?: number) => void)[]} */
  let held = [];
  const smtp = new SMTPServer({
    authOptional: true,
    // with STARTTLS, and a certificate of its own
    disabledCommands: ['AUTH'],
    logger: false,
    closeTimeout: 100,
    ...options,
    onMailFrom({ address }, _session, callback) {
      const isRefused = mailbox.refusesBounces && !address;
      callback(isRefused ? Object.assign(new Error('No'), { responseCode: 550 }) : null);
    },
    async onData(stream, session, callback) {
      const [start] = await once(stream, 'data').catch(() => []);
      stream.pause();
      const behaviour = mailbox.behave(String(start));
      const rest = await buffer(stream).catch(() => null);
      // the connection ended
      if (!start || !rest) return;
      const mail = await parse(Buffer.concat([start, rest]));
      /** Accepts it, or refuses it. @param {number} [responseCode] */
      const end = (responseCode) => {
        if (responseCode) return callback(Object.assign(new Error('No'), { responseCode }));
        mailbox.mails.push(mail);
        callback();
        events.emit('mail', mail);
      };
      events.emit('seen', mail);
      if (behaviour === 'hang') held.push(end);
      else if (behaviour === 'drop') mailbox.hangUp(session.id);
      else end(behaviour === 'accept' ? undefined : behaviour);
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
    /** Accepts what hangs, or refuses it. @param {number} [code] */
    release(code) {
      for (const end of held) end(code);
      held = [];
    },
    /** Ends every connection, or one. @param {string} [id] */
    hangUp(id) {
      for (const connection of smtp.connections)
        if (id === undefined || id === connection.id) connection._socket.destroy();
    },
    /** Resolves with all mails once there are so many. @param {number} count */
    async received(count) {
      while (mailbox.mails.length < count) await once(events, 'mail');
      return mailbox.mails;
    },
    async stop() {
      mailbox.hangUp();
      await new Promise((resolve) => smtp.close(() => resolve(null)));
    },
  };
  // a connection that this server drops is an error of the server's
  smtp.on('error', () => undefined);
  await new Promise((resolve) => smtp.listen(port, '127.0.0.1', () => resolve(null)));
  mailbox.url = `smtp://127.0.0.1:${Object(smtp.server.address()).port}`;
  return mailbox;
}

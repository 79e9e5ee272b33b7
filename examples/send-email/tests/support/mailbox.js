// @ts-check
import { EventEmitter, once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * @typedef {import('postal-mime').Email} Email
 * @typedef {'accept' | 'stop' | 'hang' | 'drop' | number} Behaviour to a mail: `stop` reads only its
 *   beginning, `drop` ends the connection without a response, a number is the code of a refusal
 */

/**
 * Starts a real SMTP server on this machine that keeps its mails.
 * @param {(content: Buffer) => Promise<Email>} [parse]
 * @param {number} [port]
 */
export async function startMailbox(parse = (content) => PostalMime.parse(content), port = 0) {
  /** @type {Email[]} */
  const mails = [];
  /** @type {(start: string) => Behaviour} by the mail's first lines */
  let behave = () => 'accept';
  let refusedRecipients = 0;
  const events = new EventEmitter();
  /** @type {((code?: number) => void)[]} */
  let held = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo(_address, _session, callback) {
      refusedRecipients -= 1;
      callback(
        refusedRecipients >= 0 ? Object.assign(new Error('No'), { responseCode: 550 }) : null,
      );
      if (refusedRecipients >= 0) events.emit('seen');
    },
    async onData(stream, session, callback) {
      const [start] = await once(stream, 'data').catch(() => []);
      stream.pause();
      const behaviour = behave(String(start));
      if (behaviour === 'stop') return void events.emit('seen');
      const rest = await buffer(stream).catch(() => null);
      // the connection ended
      if (!start || !rest) return;
      const mail = await parse(Buffer.concat([start, rest]));
      const refuse = (/** @type {number} */ code) =>
        callback(Object.assign(new Error('No'), { responseCode: code }));
      const accept = () => {
        mails.push(mail);
        callback();
        events.emit('mail', mail);
      };
      events.emit('seen', mail);
      if (behaviour === 'accept') accept();
      else if (behaviour === 'hang') held.push((code) => (code ? refuse(code) : accept()));
      else if (behaviour === 'drop') hangUp(session.id);
      else refuse(behaviour);
    },
  });
  // a connection that this server drops is an error of the server's
  smtp.on('error', () => undefined);
  /** Ends every connection, or one. @param {string} [id] */
  const hangUp = (id) => {
    for (const connection of smtp.connections)
      if (id === undefined || id === connection.id) connection._socket.destroy();
  };
  await new Promise((resolve) => smtp.listen(port, '127.0.0.1', () => resolve(null)));

  return {
    url: `smtp://127.0.0.1:${Object(smtp.server.address()).port}`,
    /** Every mail that was accepted, in order of arrival. */
    mails,
    events,
    /** @param {typeof behave} next */
    behave(next) {
      behave = next;
    },
    /** @param {number} count of the next transactions */
    refuseRecipients(count) {
      refusedRecipients = count;
    },
    /** Accepts what hangs, or refuses it. @param {number} [code] */
    release(code) {
      for (const end of held) end(code);
      held = [];
    },
    hangUp: () => hangUp(),
    /** Resolves with all mails once there are so many. @param {number} count */
    async received(count) {
      while (mails.length < count) await once(events, 'mail');
      return mails;
    },
    async stop() {
      hangUp();
      await new Promise((resolve) => smtp.close(() => resolve(null)));
    },
  };
}

// @ts-check
import { EventEmitter, on } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * @typedef {'accept' | 'refuse' | 'hang' | 'drop' | number} Behaviour of the server when a mail's
 *   content has arrived; `drop` keeps the mail and ends the connection without a response, a number is
 *   the code with which it is refused
 */

/** Starts a real SMTP server on this machine that stores its mails. */
export async function startMailbox({ port = 0 } = {}) {
  /** @type {import('postal-mime').Email[]} */
  const mails = [];
  /** @type {Behaviour} */
  let behaviour = 'accept';
  let refused = '';
  const events = new EventEmitter();
  /** @type {Map<number, import('node:net').Socket>} */
  const sockets = new Map();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const isRefused = address === refused;
      callback(isRefused ? Object.assign(new Error('No'), { responseCode: 550 }) : null);
    },
    async onData(stream, session, callback) {
      const content = await buffer(stream).catch(() => null);
      if (!content) return undefined;
      const now = behaviour;
      if (now === 'hang') return void events.emit('hang');
      const responseCode = now === 'refuse' ? 451 : now;
      if (typeof responseCode === 'number')
        return callback(Object.assign(new Error('No'), { responseCode }));
      const mail = await PostalMime.parse(content);
      mails.push(mail);
      if (now === 'drop') sockets.get(session.remotePort)?.destroy();
      else callback();
      events.emit('mail', mail);
      return undefined;
    },
  });
  // a connection that this server drops is an error of the server's
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket) => {
    if (socket.remotePort) sockets.set(socket.remotePort, socket);
    socket.once('close', () => sockets.delete(socket.remotePort ?? 0));
  });
  await new Promise((resolve) => smtp.listen(port, '127.0.0.1', () => resolve(null)));
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port.');

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    /** Every mail that was accepted, in order of arrival. */
    mails,
    events,
    /** @param {Behaviour} next */
    behave(next) {
      behaviour = next;
    },
    /** Ends every connection. */
    hangUp() {
      for (const socket of sockets.values()) socket.destroy();
    },
    /** @param {string} address */
    refuseRecipient(address) {
      refused = address;
    },
    /** Resolves with all mails once there are so many. @param {number} count */
    async received(count) {
      const arrivals = on(events, 'mail');
      while (mails.length < count) await arrivals.next();
      await arrivals.return?.();
      return mails;
    },
    stop: () => new Promise((resolve) => smtp.close(() => resolve(null))),
  };
}

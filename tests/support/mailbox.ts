import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Mailbox = {
  readonly url: string;
  /** Every mail that was accepted, in order of arrival. */
  readonly mails: readonly Email[];
  /** Rejects every mail until `accept` is called. */
  readonly reject: () => void;
  readonly accept: () => void;
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
};

/** Starts a real SMTP server on this machine that stores its mails. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  let isRejecting = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (isRejecting) {
          callback(new Error('The mailbox rejects mail.'));
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          callback();
        });
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    reject: () => {
      isRejecting = true;
    },
    accept: () => {
      isRejecting = false;
    },
    reset: () => {
      mails.length = 0;
      isRejecting = false;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

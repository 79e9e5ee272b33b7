import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Mailbox = {
  readonly url: string;
  /** Every mail that was accepted, in order of arrival. */
  readonly mails: readonly Email[];
  /** Rejects every mail until `accept` is called. */
  readonly refuse: () => void;
  readonly accept: () => void;
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
};

/** Starts a real SMTP server on this machine that stores its mails. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (isRefusing) {
          callback(new Error('The mailbox is refusing mail.'));
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
    refuse: () => {
      isRefusing = true;
    },
    accept: () => {
      isRefusing = false;
    },
    reset: () => {
      mails.length = 0;
      isRefusing = false;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

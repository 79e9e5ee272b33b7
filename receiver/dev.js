// @ts-check
import { listen } from './listen.js';
import { openReceiver } from './settings.js';
import { smtpTransport } from './smtp.js';
import { startMailbox } from './tests/support/mailbox.js';

/*
 * The receiver of the site's `npm run dev -- --receiver`: with a mail server on this machine, whose
 * mails it prints. Sends the parent process its address.
 */

const mailbox = await startMailbox();
mailbox.events.on('mail', (/** @type {import('postal-mime').Email} */ mail) => {
  const names = mail.attachments.map(({ filename }) => `📎 ${filename}\n`);
  console.log(`\n── Mail: ${mail.subject}\n${mail.text?.trim()}\n${names.join('')}`);
});
const addresses = { MAIL_FROM: 'website@example.com', MAIL_TO: 'hello@example.com' };
const environment = { ...process.env, ...addresses, SMTP_URL: mailbox.url };
const receiver = openReceiver(environment, smtpTransport);
const { url } = await listen(receiver, { host: '127.0.0.1', port: 0 });
process.send?.(url);
process.once('disconnect', () => process.exit());

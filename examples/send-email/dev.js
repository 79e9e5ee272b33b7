// @ts-check
import { createApp } from './app.js';
import { mailDelivery } from './mail.js';
import { openStore } from './store.js';
import { startMailbox } from './tests/support/mailbox.js';

/*
 * The receiver of the site's `npm run dev -- --receiver`: with a mail server on this machine, whose
 * mails it prints. Sends the parent process its address.
 */

const { ALLOWED_ORIGINS = '', STORE_DIR = '.cache/receiver' } = process.env;
const mailbox = await startMailbox();
mailbox.events.on('mail', (/** @type {import('postal-mime').Email} */ mail) => {
  const names = mail.attachments.map(({ filename }) => `📎 ${filename}\n`);
  console.log(`\n── Mail: ${mail.subject}\n${mail.text?.trim()}\n${names.join('')}`);
});
const app = await createApp({
  allowedOrigins: ALLOWED_ORIGINS.split(' '),
  proxies: 0,
  store: await openStore(STORE_DIR),
  deliveries: [
    mailDelivery({ url: mailbox.url, from: 'website@example.com', to: 'hello@example.com' }),
  ],
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'])
  process.once(signal, () => process.exit());

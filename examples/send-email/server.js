// @ts-check
import { createApp } from './app.js';
import { clamavScan } from './clamav.js';
import { confirmationDelivery, mailDelivery } from './mail.js';
import { openPostgres } from './postgres.js';
import { salesforceDelivery, webToLeadDelivery } from './salesforce.js';
import { defaultRoom } from './schedule.js';
import { readSettings } from './settings.js';
import { openStore } from './store.js';

/** Within ten seconds, after which hosts end a process. */
const stopMs = 9_000;

// resumes and signals are nobody else's on this machine
process.umask(0o077);
try {
  const settings = readSettings(process.env);
  const { MAIL_FROM: from, MAIL_TO: to, CLAMAV_URL, WEB_TO_LEAD_OID: organizationId } = settings;
  const { SALESFORCE_URL, SALESFORCE_CLIENT_ID: clientId } = settings;
  const { SALESFORCE_CLIENT_SECRET: clientSecret, SMTP_URL: url } = settings;
  const room = { ...defaultRoom, bytes: settings.QUEUE_MEGABYTES * 1e6 };
  const { STORE_DIR = '', STORE_URL } = settings;
  const store = STORE_URL
    ? await openPostgres(STORE_URL, { room })
    : await openStore(STORE_DIR, { room });
  const scan = CLAMAV_URL ? clamavScan(CLAMAV_URL) : undefined;
  const deliveries = [mailDelivery({ url, from, to, scan })];
  if (settings.CONFIRM === 'on') {
    const site = new URL(settings.ALLOWED_ORIGINS[0] ?? '').host;
    deliveries.push(confirmationDelivery({ url, from, to, site, claim: store.claim }));
  }
  if (organizationId) deliveries.push(webToLeadDelivery({ organizationId }));
  if (SALESFORCE_URL)
    deliveries.push(salesforceDelivery({ url: SALESFORCE_URL, clientId, clientSecret }));
  const app = await createApp({
    allowedOrigins: settings.ALLOWED_ORIGINS,
    proxies: settings.TRUST_PROXY,
    mailsPerHour: settings.MAILS_PER_HOUR,
    deliverSecret: settings.DELIVER_SECRET,
    store,
    deliveries,
  });
  await app.listen({ host: settings.HOST, port: settings.PORT });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      void app.close();
      // what is sent or delivered at that moment is repeated, as after a crash
      setTimeout(() => process.exit(), stopMs).unref();
      setInterval(() => app.server.closeIdleConnections(), 500).unref();
    });
} catch (error) {
  // a connection that fails in several ways has a code alone
  console.error(error instanceof Error ? error.message || Object(error).code : error);
  process.exitCode = 1;
}

// @ts-check
import { createApp } from './app.js';
import { clamavScan } from './clamav.js';
import { mailDelivery } from './mail.js';
import { salesforceDelivery, webToLeadDelivery } from './salesforce.js';
import { readSettings } from './settings.js';
import { openStore } from './store.js';

try {
  const settings = readSettings(process.env);
  const { MAIL_FROM: from, MAIL_TO: to, CLAMAV_URL, WEB_TO_LEAD_OID: organizationId } = settings;
  const { SALESFORCE_URL, SALESFORCE_CLIENT_ID: clientId } = settings;
  const { SALESFORCE_CLIENT_SECRET: clientSecret } = settings;
  const scan = CLAMAV_URL ? clamavScan(CLAMAV_URL) : undefined;
  const deliveries = [mailDelivery({ url: settings.SMTP_URL, from, to, scan })];
  if (organizationId) deliveries.push(webToLeadDelivery({ organizationId }));
  if (SALESFORCE_URL)
    deliveries.push(salesforceDelivery({ url: SALESFORCE_URL, clientId, clientSecret }));
  const app = await createApp({
    allowedOrigins: settings.ALLOWED_ORIGINS,
    proxies: settings.TRUST_PROXY,
    mailsPerHour: settings.MAILS_PER_HOUR,
    store: await openStore(settings.STORE_DIR),
    deliveries,
  });
  await app.listen({ host: settings.HOST, port: settings.PORT });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void app.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

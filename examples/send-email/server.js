// @ts-check
import { createApp } from './app.js';
import { clamavScan } from './clamav.js';
import { mailDelivery } from './mail.js';
import { salesforceDelivery, webToLeadDelivery } from './salesforce.js';
import { readSettings } from './settings.js';
import { openStore } from './store.js';

try {
  const settings = readSettings(process.env);
  const { SMTP_URL, MAIL_FROM, MAIL_TO, CLAMAV_URL, WEB_TO_LEAD_OID, SALESFORCE_URL } = settings;
  const app = await createApp({
    allowedOrigins: settings.ALLOWED_ORIGINS,
    proxies: settings.TRUST_PROXY,
    mailsPerHour: settings.MAILS_PER_HOUR,
    store: await openStore(settings.STORE_DIR),
    deliveries: [
      mailDelivery({
        url: SMTP_URL,
        from: MAIL_FROM,
        to: MAIL_TO,
        ...(CLAMAV_URL && { scan: clamavScan(CLAMAV_URL) }),
      }),
      ...(WEB_TO_LEAD_OID ? [webToLeadDelivery({ organizationId: WEB_TO_LEAD_OID })] : []),
      ...(SALESFORCE_URL
        ? [
            salesforceDelivery({
              url: SALESFORCE_URL,
              clientId: settings.SALESFORCE_CLIENT_ID,
              clientSecret: settings.SALESFORCE_CLIENT_SECRET,
            }),
          ]
        : []),
    ],
  });
  await app.listen({ host: settings.HOST, port: settings.PORT });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void app.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

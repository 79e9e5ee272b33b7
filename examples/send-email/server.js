// @ts-check
import { createHandler } from './handler.js';
import { createNodeServer } from './nodeServer.js';
import { readSettings } from './settings.js';
import { smtpDelivery } from './smtp.js';
import { webToLeadDelivery } from './webToLead.js';

const settings = readSettings(process.env);
const handle = createHandler({
  allowedOrigins: settings.ALLOWED_ORIGINS,
  deliveries: [
    smtpDelivery({ url: settings.SMTP_URL, from: settings.MAIL_FROM, to: settings.MAIL_TO }),
    ...(settings.WEB_TO_LEAD_OID
      ? [webToLeadDelivery({ organizationId: settings.WEB_TO_LEAD_OID })]
      : []),
  ],
});
const server = createNodeServer(handle, { trustProxy: settings.TRUST_PROXY });

server.listen(settings.PORT, settings.HOST, () => {
  console.log(`Listening on http://${settings.HOST}:${settings.PORT}`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close());

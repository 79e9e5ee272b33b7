/**
 * How long data is stored. Sample data; 180 days are what CERT-In asks of logs in India, and from 13 May
 * 2027 the DPDP rules ask for a year. No code deletes the first two: whoever owns the inbox, the CRM
 * and the host's logs must set or do it.
 */
export const retention = {
  messages: 'two years after the last reply',
  requestLogs: '180 days',
  // of receiver/: tests/site/receiver.test.ts compares them
  requestCounters: 'ten minutes',
  fingerprints: 'ten minutes',
  /** Its Postfix keeps what it cannot deliver. A mail service also keeps what it sent: write the longer. */
  emailDelivery: 'five days',
} as const;

/** Whether each message also becomes a lead in Salesforce: set it with the receiver's `SALESFORCE_URL`. */
export const crm: { readonly storesMessages: boolean } = { storesMessages: false };

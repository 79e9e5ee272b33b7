// @ts-check

/** @typedef {import('./handler.js').Delivery} Delivery */

const webToLeadUrl = 'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8';
/** Milliseconds; under the 15 seconds for which the contact form waits. */
const timeoutMs = 10_000;
/** Maximum length of a lead's standard fields, in characters. */
const lengths = { first_name: 40, last_name: 80, company: 255, email: 80, phone: 40 };

/**
 * Creates a lead in Salesforce for each message. Web-to-Lead takes no files, so applications need
 * another delivery. It responds 200 even to what it drops (a wrong organisation id, a failed
 * validation rule) or queues (more than 500 leads in a day), so use SMTP as well.
 * @param {{ organizationId: string, url?: string, send?: typeof fetch }} options
 * @returns {Delivery}
 */
export function webToLeadDelivery({ organizationId, url = webToLeadUrl, send = fetch }) {
  return {
    name: 'web-to-lead',
    async deliverMessage({ name, organization, email, phone, message }) {
      const [lastName = name, ...firstNames] = name.split(' ').reverse();
      const lead = {
        first_name: firstNames.reverse().join(' ').slice(0, lengths.first_name),
        last_name: lastName.slice(0, lengths.last_name),
        company: organization.slice(0, lengths.company),
        email: email.slice(0, lengths.email),
        phone: phone.slice(0, lengths.phone),
        description: message,
        lead_source: 'Website',
      };
      const response = await send(url, {
        method: 'POST',
        body: new URLSearchParams({ oid: organizationId, ...lead }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status >= 400) throw new Error(`Web-to-Lead responded ${response.status}.`);
    },
  };
}

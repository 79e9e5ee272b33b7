// @ts-check
import { SendError, toCode } from './mail.js';

const leadPath = '/services/data/v62.0/sobjects/Lead/Website_Key__c';
/** The visitor waits, and the mail with the message comes afterwards. */
const timeoutMs = 5_000;

/**
 * Creates a lead by the REST API, with the client credentials of an External Client App. The key is the
 * lead's external id, so that a repetition makes no second lead.
 * @param {{ url: string, clientId: string, clientSecret: string }} options
 * @returns {(received: import('./mail.js').Received) => Promise<string>} a sentence for the mail; never rejects
 */
export const salesforceLeads =
  ({ url, clientId, clientSecret }) =>
  async ({ key, fields, source }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = async (/** @type {string} */ path, /** @type {RequestInit} */ init) => {
      const response = await fetch(`${url}${path}`, { ...init, signal, redirect: 'manual' });
      const answer = Object(await response.json().catch(() => null));
      if (response.ok) return answer;
      const code = answer[0]?.errorCode ?? answer.error ?? `HTTP_${response.status}`;
      throw new SendError(String(code).slice(0, 60), false);
    };
    const client = { client_id: clientId, client_secret: clientSecret };
    const body = new URLSearchParams({ grant_type: 'client_credentials', ...client });
    try {
      const token = await request('/services/oauth2/token', { method: 'POST', body });
      const headers = {
        Authorization: `Bearer ${token.access_token}`,
        'Content-Type': 'application/json',
        // the standard duplicate rule, which otherwise refuses who has written before
        'Sforce-Duplicate-Rule-Header': 'allowSave=true',
      };
      const upsert = (/** @type {object} */ lead) =>
        request(`${leadPath}/${key}`, { method: 'PATCH', headers, body: JSON.stringify(lead) });
      const lead = toLead(fields, source);
      let note = '';
      const { id } = await upsert(lead).catch((error) => {
        if (error.code !== 'INVALID_EMAIL_ADDRESS') throw error;
        note = ', without the email, which Salesforce does not accept';
        return upsert({ ...lead, Email: undefined });
      });
      return `lead created${note}${id ? `, ${url}/${id}` : ''}`;
    } catch (error) {
      return `not in Salesforce: ${toCode(error)}; create it by hand`;
    }
  };

/**
 * Cut to Salesforce's lengths; the mail has all.
 * @param {Record<string, string>} fields @param {Record<string, string>} source
 */
function toLead({ name = '', organization, email = '', phone = '', message }, source) {
  const origin = Object.entries(source).map(([key, value]) => `${key}: ${value}`);
  const lastSpace = name.lastIndexOf(' ');
  return {
    FirstName: name.slice(0, Math.max(0, lastSpace)).slice(0, 40),
    LastName: name.slice(lastSpace + 1).slice(0, 80),
    Company: organization,
    Email: email.slice(0, 80),
    Phone: phone.slice(0, 40),
    Description: [message, ...origin].join('\n'),
    LeadSource: 'Website',
  };
}

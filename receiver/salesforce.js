// @ts-check
import { SendError, toCode, toLines } from './mail.js';

const leadPath = '/services/data/v62.0/sobjects/Lead';
/** The visitor waits, and the mail with the message comes afterwards. */
const timeoutMs = 5_000;

/**
 * Creates a lead by the REST API, with the client credentials of an External Client App. The key is the
 * lead's external id, so that a repetition makes no second lead, and changes nothing in the first.
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
      const create = (/** @type {object} */ lead) =>
        request(leadPath, { method: 'POST', headers, body: JSON.stringify(lead) });
      const { lead, notes } = toLead(fields, source);
      lead.Website_Key__c = key;
      const { id } = await create(lead)
        .catch((error) => {
          if (error.code !== 'INVALID_EMAIL_ADDRESS') throw error;
          notes.push('without the email, which Salesforce does not accept');
          return create({ ...lead, Email: undefined });
        })
        .catch((error) => {
          if (error.code !== 'DUPLICATE_VALUE') throw error;
          notes.push('before, and left as it is');
          return {};
        });
      return ['lead created', ...notes, ...(id ? [`${url}/${id}`] : [])].join(', ');
    } catch (error) {
      return `not in Salesforce: ${toCode(error)}; create it by hand`;
    }
  };

const maxLengths = { FirstName: 40, LastName: 80, Email: 80, Phone: 40 };

/**
 * Cut to Salesforce's lengths; the mail has all.
 * @param {Record<string, string>} fields @param {Record<string, string>} source
 */
function toLead(
  { name = '', organization = '', email = '', phone = '', message, ...others },
  source,
) {
  const lastSpace = name.lastIndexOf(' ');
  /** @type {Record<string, string>} */
  const lead = {
    FirstName: name.slice(0, Math.max(0, lastSpace)),
    LastName: name.slice(lastSpace + 1),
    Company: organization,
    Email: email,
    Phone: phone,
    Description: [message, ...toLines({ ...others, ...source })].join('\n'),
    LeadSource: 'Website',
  };
  const notes = [];
  for (const [field, max] of Object.entries(maxLengths)) {
    const value = lead[field] ?? '';
    if (value.length <= max) continue;
    // part of an address is another's, and half of a character none
    lead[field] = field === 'Email' ? '' : value.slice(0, max).replace(/[\ud800-\udbff]$/, '');
    notes.push(`${field} cut`);
  }
  return { lead, notes };
}

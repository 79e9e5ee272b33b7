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
      const options = /** @type {const} */ ({ method: 'POST', redirect: 'manual' });
      const response = await fetch(`${url}${path}`, { ...init, ...options, signal });
      const answer = Object(await response.json().catch(() => null));
      if (response.ok) return answer;
      const code = answer[0]?.errorCode ?? answer.error ?? `HTTP_${response.status}`;
      throw new SendError(String(code).slice(0, 60), false);
    };
    const credentials = { client_id: clientId, client_secret: clientSecret };
    try {
      const { access_token: token } = await request('/services/oauth2/token', {
        body: new URLSearchParams({ grant_type: 'client_credentials', ...credentials }),
      });
      const headers = {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        // the standard duplicate rule, which otherwise refuses who has written before
        'Sforce-Duplicate-Rule-Header': 'allowSave=true',
      };
      const create = (/** @type {object} */ lead) =>
        request(leadPath, { headers, body: JSON.stringify({ ...lead, Website_Key__c: key }) });
      const { lead, notes } = toLead(fields, source);
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

/**
 * Cut to Salesforce's lengths; the mail has all.
 * @param {Record<string, string>} fields @param {Record<string, string>} source
 */
function toLead(
  { name = '', organization = '', email = '', phone = '', message, ...others },
  source,
) {
  /** @type {string[]} */
  const notes = [];
  // half of a character is none
  const cut = (/** @type {string} */ field, /** @type {string} */ value, max = 80) => {
    if (value.length <= max) return value;
    notes.push(`${field} cut`);
    return value.slice(0, max).replace(/[\ud800-\udbff]$/, '');
  };
  const lastSpace = name.lastIndexOf(' ');
  const lead = {
    FirstName: cut('FirstName', name.slice(0, Math.max(0, lastSpace)), 40),
    LastName: cut('LastName', name.slice(lastSpace + 1)),
    Company: organization,
    // part of an address is another's
    Email: cut('Email', email) === email ? email : '',
    Phone: cut('Phone', phone, 40),
    Description: [message, ...toLines({ ...others, ...source })].join('\n'),
    LeadSource: 'Website',
  };
  return { lead, notes };
}

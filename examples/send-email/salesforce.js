// @ts-check

const leadPath = '/services/data/v62.0/sobjects/Lead/Website_Key__c';
/** The visitor waits, and the mail with the message comes afterwards. */
const timeoutMs = 5_000;

/**
 * Creates a lead by the REST API, with the client credentials of an External Client App. The key is the
 * lead's external id, so that a repetition makes no second lead.
 * @param {{ url: string, clientId: string, clientSecret: string }} options
 */
export function salesforceLeads({ url, clientId, clientSecret }) {
  /** @param {string} path @param {RequestInit} init */
  async function request(path, init) {
    const response = await fetch(`${url}${path}`, { ...init, redirect: 'manual' });
    const body = Object(await response.json().catch(() => null));
    if (response.ok) return body;
    const code = String(body[0]?.errorCode ?? body.error ?? `HTTP_${response.status}`).slice(0, 60);
    throw Object.assign(new Error(code), { code });
  }

  /**
   * @param {import('./mail.js').Received} received
   * @returns {Promise<string>} a sentence for the mail; never rejects
   */
  return async ({ key, fields, source }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const client = { client_id: clientId, client_secret: clientSecret };
    const body = new URLSearchParams({ grant_type: 'client_credentials', ...client });
    try {
      const token = await request('/services/oauth2/token', { method: 'POST', body, signal });
      const headers = {
        Authorization: `Bearer ${token.access_token}`,
        'Content-Type': 'application/json',
        // the standard duplicate rule, which otherwise refuses who has written before
        'Sforce-Duplicate-Rule-Header': 'allowSave=true',
      };
      const upsert = (/** @type {object} */ lead) => {
        const init = { method: 'PATCH', headers, body: JSON.stringify(lead), signal };
        return request(`${leadPath}/${key}`, init);
      };
      const lead = toLead(fields, source);
      let note = '';
      const { id } = await upsert(lead).catch((error) => {
        if (error.code !== 'INVALID_EMAIL_ADDRESS') throw error;
        note = ', without the email, which Salesforce does not accept';
        return upsert({ ...lead, Email: undefined });
      });
      return `lead created${note}${id ? `, ${url}/${id}` : ''}`;
    } catch (error) {
      const { code, name } = Object(error);
      return `not in Salesforce: ${typeof code === 'string' ? code : name}; create it by hand`;
    }
  };
}

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

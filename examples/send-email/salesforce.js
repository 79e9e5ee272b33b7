// @ts-check

/**
 * @typedef {{ access_token?: string, error?: string, id?: string, 0?: { errorCode?: string } }} Body
 * @typedef {{ status: number, body: Body | null }} Answer
 */

const leadPath = '/services/data/v62.0/sobjects/Lead';
/** The visitor waits, and the mail with the message comes afterwards. */
const timeoutMs = 5_000;

/**
 * Creates a lead by the REST API, with the client credentials of an External Client App. The key is the
 * lead's external id, so that a repetition makes no second lead.
 * @param {{ url: string, clientId: string, clientSecret: string }} options
 */
export function salesforceLeads({ url, clientId, clientSecret }) {
  let token = '';

  /** @type {(path: string, init: RequestInit) => Promise<Answer>} */
  async function request(path, init) {
    const response = await fetch(`${url}${path}`, { ...init, redirect: 'manual' });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson ? Object(await response.json()) : null };
  }

  /** @type {(signal: AbortSignal, path: string, lead: object) => Promise<Answer>} */
  async function upsert(signal, path, lead) {
    const isNew = !token;
    if (isNew) {
      const credentials = { client_id: clientId, client_secret: clientSecret };
      const body = new URLSearchParams({ grant_type: 'client_credentials', ...credentials });
      const answer = await request('/services/oauth2/token', { method: 'POST', body, signal });
      if (!answer.body?.access_token) throw failure(answer);
      token = answer.body.access_token;
    }
    const answer = await request(path, {
      method: 'PATCH',
      body: JSON.stringify(lead),
      signal,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        // the standard duplicate rule, which otherwise refuses who has written before
        'Sforce-Duplicate-Rule-Header': 'allowSave=true',
      },
    });
    if (answer.status !== 401) return answer;
    token = '';
    return isNew ? answer : upsert(signal, path, lead);
  }

  /**
   * @param {import('./mail.js').Received} received
   * @returns {Promise<string>} a sentence for the mail; never rejects
   */
  return async ({ key, fields, source }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const path = `${leadPath}/Website_Key__c/${key}`;
    const lead = toLead(fields, source);
    try {
      let answer = await upsert(signal, path, lead);
      let note = '';
      if (codeOf(answer) === 'INVALID_EMAIL_ADDRESS') {
        answer = await upsert(signal, path, { ...lead, Email: undefined });
        note = ', without the email, which Salesforce does not accept';
      }
      if (answer.status >= 300) throw failure(answer);
      return `lead created${note}${answer.body?.id ? `, ${url}/${answer.body.id}` : ''}`;
    } catch (error) {
      const { code, name } = Object(error);
      const why = code && typeof code === 'string' ? code : name;
      return `not in Salesforce: ${why}; create it by hand`;
    }
  };
}

/**
 * Cut to Salesforce's lengths; the mail has all.
 * @param {Record<string, string>} fields @param {Record<string, string>} source
 */
function toLead({ name = '', organization = '', email, phone = '', message }, source) {
  const at = name.lastIndexOf(' ');
  const origin = Object.entries(source).map(([key, value]) => `${key}: ${value}`);
  return {
    FirstName: name.slice(0, Math.max(at, 0)).slice(0, 40),
    LastName: name.slice(at + 1).slice(0, 80),
    Company: organization,
    Email: email?.slice(0, 80),
    Phone: phone.slice(0, 40),
    Description: [message, ...origin].join('\n'),
    LeadSource: 'Website',
  };
}

/** Such as REQUEST_LIMIT_EXCEEDED. @param {Answer} answer */
function codeOf({ body }) {
  return String(body?.[0]?.errorCode ?? body?.error ?? '').slice(0, 60);
}

/** @param {Answer} answer */
function failure(answer) {
  const code = codeOf(answer) || `HTTP_${answer.status}`;
  return Object.assign(new Error(code), { code });
}

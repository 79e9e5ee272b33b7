// @ts-check
import { PermanentError, failedService } from './worker.js';

/**
 * @typedef {import('./worker.js').Delivery} Delivery
 * @typedef {{ access_token?: string, error?: string, 0?: { errorCode?: string } } | null} ApiBody
 * @typedef {{ status: number, body: ApiBody }} ApiResponse
 */

const timeoutMs = 30_000;
const leadPath = '/services/data/v62.0/sobjects/Lead/Website_Key__c';
/** Responses 400 to requests that may succeed later. */
const temporaryCodes = ['UNABLE_TO_LOCK_ROW', 'SERVER_UNAVAILABLE', 'REQUEST_LIMIT_EXCEEDED'];
/** Of these, what concerns one lead. */
const leadCode = 'UNABLE_TO_LOCK_ROW';
const webToLeadUrl = 'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8';

/**
 * Creates a lead for each message by the REST API, with the client credentials of an External Client
 * App. The key is the lead's external id, so that a retry makes no second lead.
 * @param {{ url: string, clientId: string, clientSecret: string }} options
 * @returns {Delivery}
 */
export function salesforceDelivery({ url, clientId, clientSecret }) {
  /** @type {string | undefined} */
  let token;
  const credentials = { client_id: clientId, client_secret: clientSecret };

  /** @type {(path: string, init?: RequestInit) => Promise<ApiResponse>} */
  async function call(path, init) {
    const isNew = token === undefined;
    if (isNew) {
      const body = new URLSearchParams({ grant_type: 'client_credentials', ...credentials });
      const response = await request('salesforce', `${url}/services/oauth2/token`, {
        method: 'POST',
        body,
      });
      token = response.body?.access_token;
      if (!token) throw failure('salesforce', response);
    }
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const response = await request('salesforce', `${url}${path}`, { ...init, headers });
    if (response.status !== 401) return response;
    token = undefined;
    return isNew ? response : call(path, init);
  }

  return {
    name: 'salesforce',
    services: { message: ['salesforce'] },
    async deliver(stored) {
      const { first_name, last_name, lead_source, ...lead } = toLead(stored);
      const names = { FirstName: first_name, LastName: last_name, LeadSource: lead_source };
      const path = `${leadPath}/${stored.key}`;
      const body = JSON.stringify({
        ...names,
        Company: lead.company,
        Email: lead.email,
        Phone: lead.phone,
        Description: lead.description,
      });
      const response = await call(path, { method: 'PATCH', body });
      const code = codeOf(response);
      if (response.status < 300 || code === 'DUPLICATE_VALUE') return;
      // who may only create may not write the lead of an earlier attempt again
      const mayExist = code.startsWith('INSUFFICIENT_ACCESS');
      if (mayExist && (await call(path)).status === 200) return;
      throw failure('salesforce', response);
    },
  };
}

/**
 * Creates a lead for each message by Web-to-Lead, which knows no key: after a lost response the retry
 * is a second lead. It responds 200 even to what it drops (a wrong organisation id, a failed
 * validation rule) or queues (beyond 500 in a day).
 * @param {{ organizationId: string, url?: string }} options
 * @returns {Delivery}
 */
export function webToLeadDelivery({ organizationId: oid, url = webToLeadUrl }) {
  return {
    name: 'web-to-lead',
    services: { message: ['web-to-lead'] },
    async deliver(stored) {
      const body = new URLSearchParams({ oid, ...toLead(stored) });
      const response = await request('web-to-lead', url, { method: 'POST', body });
      if (response.status >= 400) throw failure('web-to-lead', response);
    },
  };
}

/**
 * Fields of a lead, cut to Salesforce's lengths; the mail has all.
 * @param {import('./store.js').Stored} stored
 */
function toLead({ fields, source }) {
  const { name = '', organization = '', email = '', phone = '', message = '' } = fields;
  const at = name.lastIndexOf(' ');
  const origin = Object.entries(source).map(([key, value]) => `${key}: ${value}`);
  return {
    first_name: name.slice(0, Math.max(at, 0)).slice(0, 40),
    last_name: name.slice(at + 1).slice(0, 80),
    company: organization,
    email: email.slice(0, 80),
    phone: phone.slice(0, 40),
    description: [message, ...origin].join('\n'),
    lead_source: 'Website',
  };
}

/** @type {(service: string, url: string, init: RequestInit) => Promise<ApiResponse>} */
async function request(service, url, init) {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson && text ? JSON.parse(text) : null };
  } catch (error) {
    throw failedService(service, error);
  }
}

/** Such as REQUEST_LIMIT_EXCEEDED. @param {ApiResponse} response */
function codeOf({ body }) {
  return String(body?.[0]?.errorCode ?? body?.error ?? '').slice(0, 60);
}

/** @param {string} service @param {ApiResponse} response */
function failure(service, response) {
  const code = codeOf(response) || `HTTP_${response.status}`;
  const isPermanent = response.status === 400 && Array.isArray(response.body);
  if (isPermanent && !temporaryCodes.includes(code)) return new PermanentError(code);
  const error = Object.assign(new Error(code), { code });
  return code === leadCode ? error : failedService(service, error);
}

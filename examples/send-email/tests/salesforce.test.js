// @ts-check
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import test from 'node:test';
import { salesforceDelivery, webToLeadDelivery } from '../salesforce.js';
import { PermanentError } from '../worker.js';
import { listen, makeEntry, message } from './support/receiver.js';

/** @typedef {{ status: number, body?: unknown, isKept?: boolean }} Answer isKept: although it is an error, the lead was created */

const key = 'a'.repeat(64);
const stored = makeEntry({ key, source: { utm_source: 'news' } });
const path = `/services/data/v62.0/sobjects/Lead/Website_Key__c/${key}`;

/**
 * A stand-in for Salesforce: issues tokens, and keeps leads by their external id.
 * @param {import('node:test').TestContext} t
 */
async function startSalesforce(t) {
  /** @type {Map<string, Record<string, string>>} */
  const leads = new Map();
  /** @type {Answer[]} */
  const answers = [];
  let token = 0;
  /** @type {string[]} */
  const requests = [];
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    requests.push(`${method} ${url.split('?')[0]}`);
    const input = await text(request);
    const answer = (/** @type {number} */ status, /** @type {unknown} */ body) => {
      response.writeHead(status, { 'Content-Type': 'application/json;charset=UTF-8' });
      response.end(body === undefined ? '' : JSON.stringify(body));
    };
    if (url === '/services/oauth2/token') {
      const form = new URLSearchParams(input);
      assert.equal(form.get('grant_type'), 'client_credentials');
      if (form.get('client_secret') !== 'secret') return answer(400, { error: 'invalid_client' });
      token += 1;
      return answer(200, {
        access_token: `token ${token}`,
        instance_url: 'https://elsewhere.example',
      });
    }
    if (headers.authorization !== `Bearer token ${token}`)
      return answer(401, [{ errorCode: 'INVALID_SESSION_ID' }]);
    const id = url.split('/').at(-1) ?? '';
    if (method === 'GET')
      return leads.has(id) ? answer(200, {}) : answer(404, [{ errorCode: 'NOT_FOUND' }]);
    const planned = answers.shift();
    if (!planned || planned.isKept || planned.status < 300) leads.set(id, JSON.parse(input));
    if (planned?.status === 0) return response.destroy();
    return planned
      ? answer(planned.status, planned.body)
      : answer(201, { success: true, created: true });
  });
  t.after(() => server.closeAllConnections());
  const url = `http://127.0.0.1:${await listen(t, server)}`;
  const delivery = salesforceDelivery({ url, clientId: 'id', clientSecret: 'secret' });
  return { url, leads, answers, requests, delivery, expire: () => (token += 1) };
}

const error = (/** @type {number} */ status, /** @type {string} */ errorCode, isKept = false) => ({
  status,
  body: [{ errorCode, message: 'quotes what the visitor wrote' }],
  isKept,
});

test('a message becomes a lead with the key as external id', async (t) => {
  const { delivery, leads, requests } = await startSalesforce(t);
  await delivery.deliver(stored, '');
  assert.deepEqual(requests, ['POST /services/oauth2/token', `PATCH ${path}`]);
  assert.deepEqual(leads.get(key), {
    FirstName: 'Zoë “Z”',
    LastName: 'Ōno-Müller',
    LeadSource: 'Website',
    Company: message.organization,
    Email: message.email,
    Phone: message.phone,
    Description: `${message.message}\nutm_source: news`,
  });
});

test('an expired token is renewed in the same attempt', async (t) => {
  const { delivery, leads, requests, expire } = await startSalesforce(t);
  await delivery.deliver(stored, '');
  expire();
  await delivery.deliver({ ...stored, key: 'b' }, '');
  assert.equal(leads.size, 2);
  assert.equal(requests.filter((request) => request.includes('token')).length, 2);
});

/** @type {[string, Answer, number][]} */
const temporary = [
  ['the limit of requests is exceeded', error(403, 'REQUEST_LIMIT_EXCEEDED'), 0],
  ['the service is unavailable', { status: 503 }, 0],
  ['a row is locked', error(400, 'UNABLE_TO_LOCK_ROW'), 0],
  ['the right to create is missing', error(403, 'INSUFFICIENT_ACCESS_OR_READONLY'), 0],
  ['the response is lost after the lead was created', { status: 0, isKept: true }, 1],
];
for (const [what, answer, kept] of temporary)
  test(`if ${what}, a repetition makes one lead`, async (t) => {
    const { delivery, leads, answers } = await startSalesforce(t);
    answers.push(answer);
    await assert.rejects(
      delivery.deliver(stored, ''),
      (failure) => !(failure instanceof PermanentError),
    );
    assert.equal(leads.size, kept);
    await delivery.deliver(stored, '');
    assert.equal(leads.size, 1);
  });

/** @type {[string, Answer][]} */
const present = [
  ['reports the duplicate', error(400, 'DUPLICATE_VALUE', true)],
  [
    'may not be written again with the right to create',
    error(403, 'INSUFFICIENT_ACCESS_OR_READONLY', true),
  ],
];
for (const [what, answer] of present)
  test(`a lead that exists and ${what} counts as delivered`, async (t) => {
    const { delivery, leads, answers } = await startSalesforce(t);
    answers.push(answer);
    await delivery.deliver(stored, '');
    assert.equal(leads.size, 1);
  });

test('what a validation or duplicate rule refuses is a permanent error with its code alone', async (t) => {
  const { delivery, answers, leads } = await startSalesforce(t);
  for (const code of ['FIELD_CUSTOM_VALIDATION_EXCEPTION', 'DUPLICATES_DETECTED']) {
    answers.push(error(400, code));
    await assert.rejects(delivery.deliver(stored, ''), new PermanentError(code));
  }
  assert.equal(leads.size, 0);
});

test('a wrong secret fails by its name, and is repeated', async (t) => {
  const { url } = await startSalesforce(t);
  const { deliver } = salesforceDelivery({ url, clientId: 'id', clientSecret: 'wrong' });
  await assert.rejects(deliver(stored, ''), { name: 'Error', code: 'invalid_client' });
});

test('Web-to-Lead gets the fields of a lead; a status from 400 is a failure', async (t) => {
  let status = 200;
  /** @type {URLSearchParams[]} */
  const forms = [];
  const server = createServer(async (request, response) => {
    forms.push(new URLSearchParams(await text(request)));
    response.writeHead(status).end('<html>');
  });
  t.after(() => server.closeAllConnections());
  const { deliver } = webToLeadDelivery({
    organizationId: '00D000000000001',
    url: `http://127.0.0.1:${await listen(t, server)}`,
  });
  await deliver(stored, '');
  assert.deepEqual(Object.fromEntries(forms[0] ?? []), {
    oid: '00D000000000001',
    first_name: 'Zoë “Z”',
    last_name: 'Ōno-Müller',
    company: message.organization,
    email: message.email,
    phone: message.phone,
    description: `${message.message}\nutm_source: news`,
    lead_source: 'Website',
  });
  status = 500;
  await assert.rejects(deliver(stored, ''), { code: 'HTTP_500' });
});

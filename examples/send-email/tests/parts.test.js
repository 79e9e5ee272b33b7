// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import test from 'node:test';
import { readTrust } from '../address.js';
import { Budget, Lease, readBody } from '../body.js';
import { createMemory, toNetwork } from '../limits.js';
import { SendError } from '../mail.js';
import { openReceiver } from '../settings.js';
import { smtpTransport } from '../smtp.js';
import { startMailbox } from './support/mailbox.js';
import * as tools from './support/receiver.js';

const { makeForm, origin, sendMessage, settings, spawnServer, startReceiver, startServer } = tools;

/** @type {[string, string, string, string][]} TRUST_PROXY, peer, X-Forwarded-For, the visitor's address */
const forwarded = [
  ['0', '127.0.0.1', '1.1.1.1', '127.0.0.1'],
  ['1', '127.0.0.1', '', '127.0.0.1'],
  ['1', '::ffff:10.0.0.1', '9.9.9.9, 203.0.113.7', '203.0.113.7'],
  ['2', '169.254.1.1', '9.9.9.9, 203.0.113.7, 34.96.0.1', '203.0.113.7'],
  ['2', '172.17.0.1', '203.0.113.7', '203.0.113.7'],
  ['1', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['1', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['1', 'fd00::1', '[2001:db8::7]:443', '2001:db8::7'],
  ['198.51.100.0/24 10.1.0.1', '198.51.100.1', '9.9.9.9, 203.0.113.7, 10.1.0.1', '203.0.113.7'],
  ['198.51.100.0/24', '198.51.101.1', '203.0.113.7', '198.51.101.1'],
];
test('an address is believed from whom it may be forwarded, and no further', () => {
  for (const [setting, remoteAddress, entries, expected] of forwarded) {
    const request = new IncomingMessage(new Socket());
    Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress });
    request.headers['x-forwarded-for'] = entries;
    const address = readTrust(setting)(request);
    assert.equal(address, expected, `${setting}: ${remoteAddress}, ${entries}`);
  }
  for (const wrong of ['', 'yes', '10', '10.0.0.0/99', '1.2.3'])
    assert.throws(() => readTrust(wrong), /^Error: TRUST_PROXY: /);
});

test('a network of IPv6 has 64 bits, however it is written', () => {
  for (const address of ['2001:db8:1:2:3:4:5:6', '2001:0DB8:1:2::', '2001:db8:1:2::9'])
    assert.equal(toNetwork(address), '2001:0db8:0001:0002');
  assert.equal(toNetwork('::1'), '0000:0000:0000:0000');
  assert.equal(toNetwork('192.0.2.1'), '192.0.2.1');
});

test('what was made for a key is forgotten after ten minutes, or the oldest when there are too many', (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  const memory = createMemory(2);
  const isNew = (/** @type {string} */ key) => memory.get(key, () => key).isNew;
  assert.deepEqual([isNew('a'), isNew('a')], [true, false]);
  t.mock.timers.tick(599_999);
  assert.equal(isNew('a'), false);
  t.mock.timers.tick(1);
  assert.deepEqual([isNew('a'), isNew('b'), isNew('c'), isNew('a')], [true, true, true, true]);
});

/** A request whose body never ends. @param {number} bytes that it brings at once */
function makeEndless(bytes) {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(bytes)) });
  return new Request(origin, { method: 'POST', body, ...{ duplex: 'half' } });
}

test('a body that stands still is refused, one that waits for memory is not, and a message does not wait', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const budget = new Budget(200_000, 0);
  const first = new Lease(budget);
  void first.take(200_000);
  const waiting = readBody(makeEndless(100_000), 200_000, new Lease(budget));
  const message = new Lease(budget);
  await message.take(64_000);
  message.close();
  // not let go, for it brings enough
  for (let i = 0; i < 40; i += 1) {
    await new Promise(setImmediate);
    first.moved = 10_000;
    t.mock.timers.tick(1_000);
  }
  first.close();
  while (budget.used !== 100_000) await new Promise(setImmediate);
  for (let i = 0; i < 40; i += 1) t.mock.timers.tick(1_000);
  await assert.rejects(waiting, { status: 408 });
});

test('who stands still for seconds gives way to who needs the memory, the last that came first', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const budget = new Budget(200_000, 0);
  const still = Array.from({ length: 3 }, () =>
    readBody(makeEndless(100_000), 200_000, new Lease(budget)),
  );
  await new Promise(setImmediate);
  const other = new Lease(budget);
  const turn = other.take(150_000);
  for (let i = 0; i < 5; i += 1) t.mock.timers.tick(1_000);
  await turn;
  await assert.rejects(Promise.all(still.slice(0, 2)), { status: 408 });
  other.close();
  while (budget.leases.size > 1 || budget.used < 100_000) await new Promise(setImmediate);
});

test('the health is told to whom knows the secret, and asks the mail server once a minute', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  const healthSecret = 'x'.repeat(32);
  let isWell = true;
  let asked = 0;
  const transport = {
    send: () => Promise.resolve(),
    verify: async () => {
      asked += 1;
      if (!isWell) throw new SendError('EAUTH 535', false);
    },
  };
  const { url, log } = await startReceiver(t, { healthSecret, transport });
  const get = async (path = '', secret = '') => {
    const headers = { Authorization: `Bearer ${secret}` };
    return (await fetch(`${url}/health${path}`, { headers })).status;
  };
  assert.deepEqual([await get(), await get('?deep', 'wrong')], [200, 401]);
  for (let i = 0; i < 2; i += 1) assert.equal(await get('?deep', healthSecret), 200);
  isWell = false;
  t.mock.timers.tick(60_000);
  assert.equal(await get('?deep', healthSecret), 502);
  assert.equal(asked, 2);
  assert.equal(log.length, 1);
  assert.deepEqual([log[0]?.path, log[0]?.why], ['/health', 'EAUTH 535']);
});

test('a faulty setting is named in a sentence, without its value', () => {
  assert.ok(openReceiver({ ...settings, HEALTH_SECRET: '' }, smtpTransport));
  const long = 'secret'.repeat(9);
  /** @type {[Record<string, string | undefined>, RegExp][]} */
  const faults = [
    [{ ALLOWED_ORIGINS: undefined }, /^ALLOWED_ORIGINS: /],
    [{ ALLOWED_ORIGINS: `${origin}/` }, /^ALLOWED_ORIGINS: /],
    [{ ALLOWED_ORIGINS: 'http://www.example.com' }, /^ALLOWED_ORIGINS: /],
    [{ MAIL_TO: 'a@b.example, c@d.example' }, /^MAIL_TO: write one email address\.$/],
    [{ MAIL_FROM: 'Site <a@b.example>' }, /^MAIL_FROM: /],
    [{ SMTP_URL: `https://${long}` }, /^SMTP_URL: /],
    [{ SMTP_URL: undefined }, /^SMTP_URL: write it, or RESEND_API_KEY, but not both\.$/],
    [{ RESEND_API_KEY: 're_1' }, /^SMTP_URL: /],
    [{ HEALTH_SECRET: 'secret' }, /^HEALTH_SECRET: /],
    [{ SALESFORCE_URL: 'https://x.my.salesforce.com' }, /^SALESFORCE_URL: /],
  ];
  for (const [changed, expected] of faults)
    assert.throws(
      () => openReceiver({ ...settings, ...changed }, smtpTransport),
      ({ message: sentence }) => expected.test(sentence) && !sentence.includes('secret'),
      JSON.stringify(changed),
    );
});

test('the process ends with a sentence on a fault, and on SIGTERM once it has delivered', async (t) => {
  const mailbox = await startMailbox();
  t.after(mailbox.stop);
  const { server, url } = await startServer(t, { SMTP_URL: mailbox.url });
  for (const [environment, expected] of /** @type {const} */ ([
    [{ PORT: new URL(url).port }, /^PORT: another process listens on \d+\.\n$/],
    [{ TRUST_PROXY: '' }, /^TRUST_PROXY: /],
    [{ MAIL_TO: '' }, /^MAIL_TO: /],
  ])) {
    const faulty = spawnServer(environment);
    const [said, [code]] = await Promise.all([text(faulty.stderr), once(faulty, 'exit')]);
    assert.match(said, expected);
    assert.equal(code, 1);
  }
  mailbox.behave(() => 'hang');
  const seen = once(mailbox.events, 'seen');
  const sent = sendMessage(url);
  await seen;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  mailbox.release();
  assert.equal((await sent).status, 200);
  assert.deepEqual(await exit, [0, null]);
});

/** @typedef {(promise: Promise<unknown>) => void} WaitUntil */
const address = '192.0.2.1';
const platforms = {
  async Vercel(/** @type {Request} */ request, /** @type {WaitUntil} */ waitUntil) {
    const context = { get: () => ({ waitUntil }) };
    Reflect.set(globalThis, Symbol.for('@vercel/request-context'), context);
    request.headers.set('x-real-ip', address);
    return (await import('../platforms/vercel.js')).default.fetch(request);
  },
  async Netlify(/** @type {Request} */ request, /** @type {WaitUntil} */ waitUntil) {
    const { default: handle, config } = await import('../platforms/netlify/forms.js');
    assert.deepEqual(config.path, ['/send-email', '/applications']);
    return handle(request, { ip: address, waitUntil });
  },
  async Cloudflare(/** @type {Request} */ request, /** @type {WaitUntil} */ waitUntil) {
    const { onRequest } = await import('../platforms/cloudflare/functions/applications.js');
    request.headers.set('CF-Connecting-IP', address);
    const env = { ...settings, SMTP_URL: '', RESEND_API_KEY: 're_key' };
    return onRequest({ request, env, waitUntil });
  },
};
for (const [name, call] of Object.entries(platforms))
  test(`the function of ${name} delivers an application, and counts a visitor's requests`, async (t) => {
    const mailbox = await startMailbox();
    t.after(mailbox.stop);
    Object.assign(process.env, settings, { SMTP_URL: mailbox.url });
    const sent = t.mock.method(globalThis, 'fetch', async () => Response.json({ id: '1' }));
    t.mock.method(console, 'log', () => undefined);
    /** @type {Promise<unknown>[]} */
    const promises = [];
    const apply = (/** @type {object} */ headers, body = makeForm()) => {
      const init = { method: 'POST', headers: { Origin: origin, ...headers }, body };
      const request = new Request(`${origin}/applications?utm_source=x`, init);
      return call(request, (promise) => promises.push(promise));
    };
    const response = await apply({});
    assert.deepEqual([response.status, await response.json()], [200, { success: true }]);
    await Promise.all(promises);
    assert.equal(promises.length, 1);
    assert.equal(mailbox.mails.length + sent.mock.callCount(), 1);
    const statuses = [];
    for (let i = 0; i < 10; i += 1) statuses.push((await apply({}, new FormData())).status);
    assert.deepEqual(statuses, [...Array(9).fill(422), 429]);
  });

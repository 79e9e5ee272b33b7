// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import test from 'node:test';
import { addressOf, readTrust } from '../address.js';
import { readBody } from '../body.js';
import { createBudget, createLimiter, createOnce, toNetwork } from '../limits.js';
import { readSettings } from '../settings.js';
import { startMailbox } from './support/mailbox.js';
import {
  inbox,
  makeForm,
  message,
  origin,
  sendMessage,
  startReceiver,
} from './support/receiver.js';

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
    const trust = readTrust(setting);
    assert.ok(trust);
    assert.equal(addressOf(request, trust), expected, `${setting}: ${remoteAddress}, ${entries}`);
  }
  for (const wrong of ['', 'yes', '10', '10.0.0.0/99', '1.2.3'])
    assert.equal(readTrust(wrong), null);
});

test('a network of IPv6 has 64 bits, however it is written', () => {
  for (const address of ['2001:db8:1:2:3:4:5:6', '2001:0DB8:1:2::', '2001:db8:1:2::9'])
    assert.equal(toNetwork(address), '2001:db8:1:2');
  assert.equal(toNetwork('2001:db8::1'), '2001:db8:0:0');
  assert.equal(toNetwork('::1'), '0:0:0:0');
  assert.equal(toNetwork('192.0.2.1'), '192.0.2.1');
});

test('requests and forms are forgotten after ten minutes, or the oldest when there are too many', async (t) => {
  t.mock.timers.enable({ apis: ['Date'] });
  const hit = createLimiter({ max: 1, maxKeys: 2 });
  assert.deepEqual([hit('a'), hit('a')], [0, 600]);
  t.mock.timers.tick(600_000);
  assert.deepEqual([hit('a'), hit('b'), hit('c'), hit('a')], [0, 0, 0, 0]);
  const once = createOnce({ maxKeys: 2 });
  const run = (/** @type {string} */ key) => once(key, () => Promise.resolve());
  await run('a').result;
  assert.equal(run('a').isFirst, false);
  t.mock.timers.tick(600_000);
  const again = run('a');
  assert.equal(again.isFirst, true);
  await again.result;
  for (const key of ['b', 'c']) await run(key).result;
  assert.equal(run('a').isFirst, true);
  const failing = once('d', () => Promise.reject(new Error('refused')));
  await assert.rejects(failing.result);
  assert.equal(run('d').isFirst, true);
});

test('a body that stands still is refused, one that waits for memory is not', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const budget = createBudget({ bytes: 100_000, spare: 0 });
  const first = budget.open();
  void first.take(100_000);
  const options = { maxBytes: 200_000, progressMs: 20_000 };
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(50_000)) });
  const request = new Request(origin, { method: 'POST', body, ...{ duplex: 'half' } });
  const waiting = readBody(request, { ...options, lease: budget.open() });
  for (let i = 0; i < 5; i += 1) {
    await new Promise(setImmediate);
    t.mock.timers.tick(20_000);
  }
  first.close();
  await new Promise(setImmediate);
  assert.equal(budget.used, 50_000);
  t.mock.timers.tick(20_000);
  t.mock.timers.tick(20_000);
  await assert.rejects(waiting, { status: 408 });
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
      if (!isWell) throw new Error(message.email);
    },
  };
  const { url, log } = await startReceiver(t, { healthSecret, transport });
  const get = async (path = '', secret = '') =>
    (await fetch(`${url}/health${path}`, { headers: { Authorization: `Bearer ${secret}` } }))
      .status;
  assert.deepEqual([await get(), await get('?deep'), await get('?deep', 'wrong')], [200, 401, 401]);
  assert.deepEqual(
    [await get('?deep', healthSecret), await get('?deep', healthSecret)],
    [200, 200],
  );
  isWell = false;
  t.mock.timers.tick(60_000);
  assert.equal(await get('?deep', healthSecret), 503);
  assert.equal(asked, 2);
  assert.ok(!JSON.stringify(log).includes(message.email));
});

const settings = {
  ALLOWED_ORIGINS: `${origin} http://127.0.0.1:5173`,
  MAIL_FROM: inbox.from,
  MAIL_TO: inbox.to,
  SMTP_URL: 'smtps://user:p%40ss@mail.example',
};
test('a faulty setting is named in a sentence, without its value', () => {
  assert.equal(readSettings({ ...settings, HEALTH_SECRET: '' }).ALLOWED_ORIGINS.length, 2);
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
    [{ SALESFORCE_URL: 'https://x.my.salesforce.com' }, /^SALESFORCE_CLIENT_ID: /],
  ];
  for (const [changed, expected] of faults)
    assert.throws(
      () => readSettings({ ...settings, ...changed }),
      ({ message: sentence }) => expected.test(sentence) && !sentence.includes('secret'),
      JSON.stringify(changed),
    );
});

/** @param {Record<string, string>} environment */
function spawnServer(environment) {
  const env = { ...process.env, ...settings, TRUST_PROXY: '1', PORT: '0', ...environment };
  return spawn(process.execPath, ['server.js'], { cwd: new URL('..', import.meta.url), env });
}

test('the process ends with a sentence on a fault, and on SIGTERM once it has delivered', async (t) => {
  const mailbox = await startMailbox();
  t.after(mailbox.stop);
  const server = spawnServer({ SMTP_URL: mailbox.url });
  t.after(() => server.kill('SIGKILL'));
  const [line] = await once(server.stdout, 'data');
  const { url } = JSON.parse(line);
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

/** @type {[string, (request: Request, waitUntil: (promise: Promise<unknown>) => void) => Promise<Response>][]} */
const platforms = [
  [
    'Vercel',
    async (request, waitUntil) => {
      const context = { get: () => ({ waitUntil }) };
      Reflect.set(globalThis, Symbol.for('@vercel/request-context'), context);
      request.headers.set('x-real-ip', '192.0.2.1');
      return (await import('../platforms/vercel.js')).default.fetch(request);
    },
  ],
  [
    'Netlify',
    async (request, waitUntil) => {
      const { default: handle, config } = await import('../platforms/netlify/forms.js');
      assert.deepEqual(config.path, ['/send-email', '/applications']);
      return handle(request, { ip: '192.0.2.1', waitUntil });
    },
  ],
  [
    'Cloudflare',
    async (request, waitUntil) => {
      const { onRequest } = await import('../platforms/cloudflare/functions/applications.js');
      request.headers.set('CF-Connecting-IP', '192.0.2.1');
      const env = { ...settings, SMTP_URL: '', RESEND_API_KEY: 're_key' };
      return onRequest({ request, env, waitUntil });
    },
  ],
];
for (const [name, call] of platforms)
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

// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import test from 'node:test';
import { readTrust } from '../address.js';
import { createMemory } from '../limits.js';
import { SendError } from '../mail.js';
import { openReceiver } from '../settings.js';
import { smtpTransport } from '../smtp.js';
import { startMailbox } from './support/mailbox.js';
import * as tools from './support/receiver.js';

const address = '192.0.2.1';
const { makeForm, message, origin, sendMessage, settings } = tools;
const { spawnServer, startReceiver, startServer } = tools;

/** @type {[string, string, string, string][]} TRUST_PROXY, peer, X-Forwarded-For, the visitor's address */
const forwarded = [
  ['0', '127.0.0.1', '1.1.1.1', '127.0.0.1'],
  ['1', '127.0.0.1', '', '127.0.0.1'],
  ['1', '::ffff:10.0.0.1', '9.9.9.9, 203.0.113.7', '203.0.113.7'],
  ['2', '169.254.1.1', '9.9.9.9, 203.0.113.7, 34.96.0.1', '203.0.113.7'],
  ['1', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['1', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['1', '127.0.0.1', '198.51.100.9:4000', '198.51.100.9'],
  ['1', 'fd00::1', '[2001:db8::7]:443', '2001:db8::7'],
  ['198.51.100.0/24 10.1.0.1', '198.51.100.1', '9.9.9.9, 203.0.113.7, 10.1.0.1', '203.0.113.7'],
  ['198.51.100.0/24', '198.51.101.1', '203.0.113.7', '198.51.101.1'],
];
test('an address is believed from whom it may be forwarded, and no further', () => {
  for (const [setting, remoteAddress, entries, expected] of forwarded) {
    const headers = { 'x-forwarded-for': entries };
    const address = readTrust(setting)({ socket: { remoteAddress }, headers });
    assert.equal(address, expected, `${setting}: ${remoteAddress}, ${entries}`);
  }
  for (const wrong of ['', 'yes', '10', '10.0.0.0/99', '1.2.3'])
    assert.throws(() => readTrust(wrong), /^Error: TRUST_PROXY: /);
});

test('what was made for a key is forgotten after ten minutes, or the oldest when there are too many', (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  let made = 0;
  const memory = createMemory(2, () => (made += 1));
  const get = (/** @type {string} */ key) => memory.get(key);
  assert.deepEqual([get('a'), get('a')], [1, 1]);
  now = 599_999;
  assert.equal(get('a'), 1);
  now = 600_000;
  assert.deepEqual([get('a'), get('b'), get('c'), get('a')], [2, 3, 4, 5]);
});

test('the health is told to whom knows the secret, and asks the mail server once a minute', async (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const healthSecret = 'x'.repeat(32);
  const verify = t.mock.fn(async () => {});
  const transport = { send: () => Promise.resolve(), verify };
  const { url, log } = await startReceiver(t, { healthSecret, transport });
  const get = async (path = '', secret = healthSecret) => {
    const headers = { Authorization: `Bearer ${secret}` };
    return (await fetch(`${url}/health${path}`, { headers })).status;
  };
  assert.deepEqual([await get('', ''), await get('?deep', 'wrong')], [200, 401]);
  for (let i = 0; i < 2; i += 1) assert.equal(await get('?deep'), 200);
  verify.mock.mockImplementation(() => Promise.reject(new SendError('EAUTH 535', false)));
  now = 60_000;
  assert.equal(await get('?deep'), 502);
  assert.equal(verify.mock.callCount(), 2);
  assert.equal(log.length, 1);
  assert.deepEqual([log[0]?.path, log[0]?.why], ['/health', 'EAUTH 535']);
});

test('a faulty setting is named in a sentence, without its value', () => {
  assert.ok(openReceiver({ ...settings, HEALTH_SECRET: '' }, smtpTransport));
  const long = 'secret'.repeat(9);
  /** @type {[Record<string, string | undefined>, RegExp][]} */
  const faults = [
    [{ ALLOWED_ORIGINS: undefined }, /^ALLOWED_ORIGINS: /],
    [{ ALLOWED_ORIGINS: 'https://*.vercel.app' }, /^ALLOWED_ORIGINS: .* a \*\.$/],
    [{ KEEP_MESSAGES: 'two years' }, /KEEP_MESSAGES, .*: write a whole number above 0\.$/],
    [{ FORMS_PER_ADDRESS: '0' }, /^FORMS_PER_ADDRESS, .* above 0\.$/],
    [{ ALLOWED_ORIGINS: 'http://www.example.com' }, /^ALLOWED_ORIGINS: /],
    [{ MAIL_TO: 'a@b.example, c@d.example' }, /^MAIL_TO: write one email address\.$/],
    [{ MAIL_FROM: 'Site <a@b.example>' }, /^MAIL_FROM: /],
    [{ SMTP_URL: `smtps://user:1#${long}@mail.example` }, /^SMTP_URL: /],
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

test('origins are those that a browser sends, however they are written, and so are addresses', async (t) => {
  const mailbox = await startMailbox();
  t.after(mailbox.stop);
  t.mock.method(console, 'log', () => undefined);
  const typed = {
    ALLOWED_ORIGINS:
      'https://b\u00fccher.example/, HTTPS://WWW.Example.com:443,http://localhost:5173',
    ...{ MAIL_TO: 'info@b\u00fccher.example', SMTP_URL: mailbox.url, FORMS_PER_ADDRESS: '3' },
  };
  const receiver = openReceiver({ ...settings, ...typed }, smtpTransport);
  const statuses = [];
  const allowed = ['https://xn--bcher-kva.example', origin, 'http://localhost:5173'];
  for (const from of [...allowed, 'https://other.example', origin]) {
    const headers = { Origin: from, 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(message) };
    // a setting of the site may end in a slash
    const request = new Request(`${origin}/send-email/`, init);
    statuses.push((await receiver.fetch(request, { address })).status);
  }
  assert.deepEqual(statuses, [200, 200, 200, 403, 429]);
  assert.equal(mailbox.mails[0]?.to?.[0]?.address, 'info@xn--bcher-kva.example');
});

test('the process ends with a sentence on a fault, on no log that cannot be written, and on SIGTERM once it has delivered', async (t) => {
  const mailbox = await startMailbox();
  t.after(mailbox.stop);
  // as an editor of Windows, or a form of a host, writes it
  const typed = { SMTP_URL: `${mailbox.url}\r`, TRUST_PROXY: ' 1\r', HOST: '' };
  const { server, url } = await startServer(t, typed);
  assert.match(url, /^http:\/\/127\.0\.0\.1:/);
  for (const [environment, expected] of /** @type {const} */ ([
    [{ PORT: new URL(url).port }, /^PORT: .*address already in use/],
    [{ PORT: 'http' }, /^PORT: .*65536/],
    [{ TRUST_PROXY: '' }, /^TRUST_PROXY: /],
  ])) {
    const faulty = spawnServer(environment);
    const [said, [code]] = await Promise.all([text(faulty.stderr), once(faulty, 'exit')]);
    assert.match(said, expected);
    assert.equal(code, 1);
  }
  server.stdout.destroy();
  for (const name of ['one', 'two'])
    assert.equal((await sendMessage(url, { ...message, name })).status, 200);
  mailbox.behave = () => 'hang';
  const seen = once(mailbox.events, 'seen');
  const sent = sendMessage(url);
  await seen;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  mailbox.release();
  assert.equal((await sent).status, 200);
  assert.deepEqual(await exit, [0, null]);
});

test('a health check of HTTP/1.0 without a Host is answered, and a connection is kept for longer than a balancer keeps it', async (t) => {
  const { url } = await startReceiver(t);
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write('GET /health HTTP/1.0\r\nConnection: keep-alive\r\n\r\n');
  const [answer] = await once(socket, 'data');
  socket.destroy();
  assert.match(String(answer), /^HTTP\/1\.1 200 /);
  const [, seconds] = /Keep-Alive: timeout=(\d+)/i.exec(String(answer)) ?? [];
  assert.ok(Number(seconds) > 600);
});

const limited = { ...settings, FORMS_PER_ADDRESS: '1' };
/** @typedef {(promise: Promise<unknown>) => void} WaitUntil */
/** @type {Record<string, (request: Request, waitUntil: WaitUntil) => Promise<Response> | Response>} */
const platforms = {
  async Vercel(request, waitUntil) {
    const context = { get: () => ({ waitUntil }) };
    Reflect.set(globalThis, Symbol.for('@vercel/request-context'), context);
    request.headers.set('x-real-ip', address);
    return (await import('../platforms/vercel.js')).default.fetch(request);
  },
  async Netlify(request, waitUntil) {
    const { default: handle, config } = await import('../platforms/netlify/forms.js');
    assert.deepEqual(config.path, ['/send-email', '/applications']);
    return handle(request, { ip: address, waitUntil });
  },
  async Cloudflare(request, waitUntil) {
    const { onRequest } = await import('../platforms/cloudflare/functions/applications.js');
    request.headers.set('CF-Connecting-IP', address);
    const env = { ...limited, SMTP_URL: '', RESEND_API_KEY: 're_key' };
    return onRequest({ request, env, waitUntil });
  },
};
for (const [name, call] of Object.entries(platforms))
  test(`the function of ${name} delivers an application, and counts a visitor's requests`, async (t) => {
    const mailbox = await startMailbox();
    t.after(mailbox.stop);
    Object.assign(process.env, limited, { SMTP_URL: mailbox.url });
    const sent = t.mock.method(globalThis, 'fetch', async () => Response.json({ id: '1' }));
    t.mock.method(console, 'log', () => undefined);
    /** @type {Promise<unknown>[]} */
    const promises = [];
    const apply = async () => {
      const init = { method: 'POST', headers: { Origin: origin }, body: makeForm() };
      const request = new Request(`${origin}/applications?utm_source=x`, init);
      return (await call(request, (promise) => promises.push(promise))).status;
    };
    assert.deepEqual([await apply(), await apply()], [200, 429]);
    await Promise.all(promises);
    assert.equal(promises.length, 1);
    assert.equal(mailbox.mails.length + sent.mock.callCount(), 1);
  });

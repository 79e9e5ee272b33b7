// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { readSource, schemas, signal } from '../schemas.js';
import {
  application,
  beginUpload,
  inbox,
  makeForm,
  message,
  origin,
  pdf,
  post,
  quote,
  sendApplication,
  sendMessage,
  startReceiver,
} from './support/receiver.js';

test('a message arrives letter for letter, with the visitor as reply-to', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  const response = await sendMessage(`${url}`);
  assert.deepEqual([response.status, response.text], [200, '{"success":true}']);
  assert.equal(response.headers.get('access-control-allow-origin'), origin);
  const [mail] = await mailbox.received(1);
  assert.equal(mail?.from?.address, inbox.from);
  assert.deepEqual(
    mail?.to?.map(({ address }) => address),
    [inbox.to],
  );
  assert.deepEqual(mail?.replyTo, [{ name: '', address: message.email }]);
  assert.equal(mail?.subject, `Website: ${message.name}, ${message.organization}`);
  const { message: written, ...others } = message;
  for (const value of [...Object.values(others), quote(written)])
    assert.ok(mail?.text?.includes(value), value);
});

test('an application arrives with its resume, byte for byte', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  const content = pdf(4_900_000);
  // a browser sends line breaks in multipart as CRLF
  const fields = { ...application, message: application.message.replaceAll('\n', '\r\n') };
  assert.equal(
    (await sendApplication(url, { fields, content, name: '../../Mein CV.PDF' })).text,
    '{"success":true}',
  );
  const [mail] = await mailbox.received(1);
  const [attachment] = mail?.attachments ?? [];
  assert.equal(attachment?.filename, 'resume-Priya-Menon.pdf');
  assert.ok(attachment?.content instanceof ArrayBuffer);
  assert.equal(Buffer.compare(Buffer.from(attachment.content), content), 0);
  const { message: written, ...others } = application;
  for (const value of [...Object.values(others), quote(written)])
    assert.ok(mail?.text?.includes(value), value);
});

test('the same content, sent at once or again, is one mail', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  const responses = await Promise.all([1, 2, 3].map(() => sendMessage(url)));
  await mailbox.received(1);
  responses.push(await sendMessage(url));
  assert.deepEqual(
    responses.map(({ text }) => text),
    Array(4).fill('{"success":true}'),
  );
  await sendMessage(url, { ...message, message: 'Another' });
  assert.equal((await mailbox.received(2)).length, 2);
});

test('later the same content is another mail, with the same Message-ID', async (t) => {
  const { url, mailbox } = await startReceiver(t, { memoryMs: 1 });
  while (mailbox.mails.length < 2) await sendMessage(url);
  assert.equal(mailbox.mails[0]?.messageId, mailbox.mails[1]?.messageId);
});

test('the mail names where the visitor came from, without what is no short line', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  const query = new URLSearchParams({
    utm_source: 'news',
    utm_term: 'x\r\nBcc: a',
    utm_medium: 'x'.repeat(201),
    referrer: 'https://t.example/',
    other: 'x',
  });
  const body = JSON.stringify(message);
  await post(`${url}/send-email?${query}`, { type: 'application/json', body });
  const [mail] = await mailbox.received(1);
  assert.match(
    mail?.text ?? '',
    /\nutm_source: news\nreferrer: https:\/\/t\.example\/\nReceived: /,
  );
  assert.doesNotMatch(mail?.text ?? '', /utm_term|utm_medium|other|Bcc/);
});

test('a pre-flight from the site allows a POST with a content type', async (t) => {
  const { url } = await startReceiver(t);
  const ask = (/** @type {string} */ from) =>
    post(`${url}/send-email`, {
      method: 'OPTIONS',
      headers: { Origin: from, 'Access-Control-Request-Method': 'POST' },
    });
  const { status, headers } = await ask(origin);
  assert.equal(status, 204);
  assert.equal(headers.get('access-control-allow-origin'), origin);
  assert.equal(headers.get('access-control-allow-headers'), 'content-type');
  assert.equal(headers.get('access-control-allow-methods'), 'POST');
  assert.equal(
    (await ask('https://evil.example')).headers.get('access-control-allow-origin'),
    null,
  );
});

/** @type {[string, number, (url: string) => ReturnType<typeof post>][]} */
const refused = [
  [
    'another origin',
    403,
    (url) => sendMessage(url, message, { headers: { Origin: 'https://evil.example' } }),
  ],
  ['no origin', 403, (url) => sendMessage(url, message, { headers: { Origin: '' } })],
  ['another address', 404, (url) => post(`${url}/__proto__`)],
  ['another method', 404, (url) => post(`${url}/send-email`, { method: 'PUT' })],
  ['text', 415, (url) => post(`${url}/send-email`, { type: 'text/plain', body: 'x' })],
  ['a form as a message', 415, (url) => post(`${url}/send-email`, { body: new FormData() })],
  [
    'JSON as an application',
    415,
    (url) => post(`${url}/applications`, { type: 'application/json', body: '{}' }),
  ],
  [
    'cut JSON',
    400,
    (url) => post(`${url}/send-email`, { type: 'application/json', body: '{"name":' }),
  ],
  [
    'a message over 64 kB',
    413,
    (url) => sendMessage(url, { ...message, message: 'x'.repeat(70_000) }),
  ],
  ['a resume over 5 MB', 413, (url) => sendApplication(url, { content: pdf(5_300_000) })],
  ['a body over 5.5 MB', 413, (url) => sendApplication(url, { content: pdf(6_500_000) })],
  ['a missing field', 422, (url) => sendMessage(url, { ...message, name: undefined })],
  ['an added field', 422, (url) => sendMessage(url, { ...message, bcc: 'a@evil.example' })],
  ['a field of another type', 422, (url) => sendMessage(url, { ...message, name: ['x'] })],
  [
    'a prototype',
    400,
    (url) =>
      post(`${url}/send-email`, {
        type: 'application/json',
        body: `{"__proto__":${JSON.stringify(message)}}`,
      }),
  ],
  [
    'a script as LinkedIn',
    422,
    (url) => sendApplication(url, { fields: { ...application, linkedIn: 'javascript:alert(1)' } }),
  ],
  [
    'LinkedIn with credentials',
    422,
    (url) =>
      sendApplication(url, {
        fields: { ...application, linkedIn: 'https://linkedin.com@evil.example/' },
      }),
  ],
  [
    'LinkedIn with a password alone',
    422,
    (url) =>
      sendApplication(url, {
        fields: { ...application, linkedIn: 'https://:pw@linkedin.example/' },
      }),
  ],
  [
    'a text as resume',
    422,
    (url) => sendApplication(url, { fields: { ...application, resume: 'x' } }),
  ],
  ['another kind of resume', 422, (url) => sendApplication(url, { name: 'cv.exe' })],
  ['a resume with other bytes', 422, (url) => sendApplication(url, { content: 'MZ' })],
  [
    'a part without an end',
    400,
    (url) =>
      post(`${url}/applications`, {
        type: 'multipart/form-data; boundary=x',
        body: '--x\r\nContent-Disposition: form-data; name="job"\r\n\r\nx',
      }),
  ],
  [
    'no boundary',
    400,
    (url) => post(`${url}/applications`, { type: 'multipart/form-data', body: 'x' }),
  ],
];

test('what is no form is refused with a status, stores nothing, and is counted in the log', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { url, mailbox, log, store } = await startReceiver(t);
  for (const [what, expected, send] of refused) {
    const { status, text } = await send(url);
    assert.deepEqual([status, text], [expected, '{"success":false}'], what);
  }
  assert.equal((await store.health()).waiting, 0);
  t.mock.timers.tick(60_000);
  const { counts } = JSON.parse(log.find((line) => line.includes('within a minute')) ?? '{}');
  assert.equal(counts['403 /send-email'], 2);
  assert.equal(counts['413 /applications'], 2);
  assert.equal((await sendMessage(url)).status, 200);
  await mailbox.received(1);
});

/** @typedef {import('../store.js').Stored} Stored */

test('60,000 spaces inside a field, a signal or the query cost less than 50 ms', () => {
  const value = `x${' '.repeat(60_000)}y`;
  const costOf = (/** @type {() => unknown} */ check) => {
    const before = process.cpuUsage();
    check();
    return process.cpuUsage(before).user / 1000;
  };
  for (const [form, fields] of Object.entries({ message, application }))
    for (const name of Object.keys(fields)) {
      const input = { ...fields, [name]: value };
      const ms = costOf(() => schemas[/** @type {Stored['form']} */ (form)].safeParse(input));
      assert.ok(ms < 50, `${form}, ${name}: ${ms} ms`);
    }
  const signalMs = costOf(() => signal.safeParse({ a: value }));
  assert.ok(signalMs < 50, `signal: ${signalMs} ms`);
  const queryMs = costOf(() => readSource({ utm_source: value }));
  assert.ok(queryMs < 50, `query: ${queryMs} ms`);
});

for (const [what, character] of Object.entries({
  'a line break': 'x\r\ny',
  'a NUL': 'x\0y',
  'a direction mark': 'x\u202ey',
  'a zero-width space': 'x\u200by',
  'an encoded word': '=?utf-8?q?x=0D=0ABcc:_a@evil.example?=',
}))
  test(`${what} is refused in each line of a message`, async (t) => {
    const { url } = await startReceiver(t);
    for (const name of ['name', 'organization', 'email', 'phone'])
      assert.equal((await sendMessage(url, { ...message, [name]: character })).status, 422, name);
  });

test('a number that a phone wrapped in direction marks, and a name with a joiner, arrive', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  await sendMessage(url, { ...message, phone: '\u202a+91 98100\u202c', name: 'ක්\u200dෂ' });
  const [mail] = await mailbox.received(1);
  assert.match(mail?.text ?? '', /^Full name: ක්\u200dෂ\n[^]*^Phone: \+91 98100$/m);
});

test('a filled honeypot succeeds and stores nothing', async (t) => {
  const { url, store, log } = await startReceiver(t);
  assert.equal(
    (await sendMessage(url, { ...message, reference: 'pills' })).text,
    '{"success":true}',
  );
  assert.equal(
    (await sendApplication(url, { fields: { ...application, reference: 'pills' } })).text,
    '{"success":true}',
  );
  assert.equal((await store.health()).waiting, 0);
  assert.equal(log.filter((line) => line.includes('honeypot')).length, 2);
});

test('one address or IPv6 network may send ten of each form, whatever it forwards itself', async (t) => {
  const { url } = await startReceiver(t);
  const statusOf = async (/** @type {string} */ ip, index = 0) =>
    (await sendMessage(url, { ...message, message: `${ip} ${index}` }, { ip })).status;
  const addresses = {
    'the last address is the visitor': (/** @type {number} */ i) => `${i}.1.1.1, 203.0.113.7`,
    'a port is no other visitor': (/** @type {number} */ i) => `198.51.100.9:${4000 + i}`,
    'a network is one visitor': (/** @type {number} */ i) => `2001:db8:1:2::${i}`,
  };
  for (const [what, address] of Object.entries(addresses)) {
    const statuses = [];
    for (let i = 0; i < 12; i += 1) statuses.push(await statusOf(address(i), i));
    assert.deepEqual(statuses, [...Array(10).fill(200), 429, 429], what);
  }
  assert.equal(await statusOf('2001:db8:1:3::1'), 200);
  assert.equal((await sendApplication(url, {}, { ip: '203.0.113.7' })).status, 200);
  const { headers } = await sendMessage(url, message, { ip: '203.0.113.7' });
  assert.ok(Number(headers.get('retry-after')) > 0);
});

test('signals are appended as lines, without the sender and what is no signal', async (t) => {
  const { url, root } = await startReceiver(t);
  const send = (/** @type {string} */ body) => post(`${url}/signals`, { type: 'text/plain', body });
  assert.equal(
    (await send('{"name":"LCP","value":1200}\n{"text":"=?"}\n{"name":"INP","value":80.5}')).status,
    200,
  );
  assert.equal((await send('{')).status, 400);
  for (const body of ['[]', '{"a":{}}', '{"a":"x\\ny"}', `{"a":"${'x'.repeat(300)}"}`])
    assert.equal((await send(body)).status, 422, body);
  assert.equal((await send('x'.repeat(33_000))).status, 413);
  const day = new Date().toISOString().slice(0, 10);
  const lines = (await readFile(join(root, `signals-${day}.jsonl`), 'utf8')).trim().split('\n');
  assert.deepEqual(
    lines.map((line) => JSON.parse(line)),
    [
      { name: 'LCP', value: 1200, day },
      { name: 'INP', value: 80.5, day },
    ],
  );
});

test('a body that brings less than 64 kB in 20 s loses its connection, a slow one arrives', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { url, app, mailbox } = await startReceiver(t);
  /** @type {import('node:net').Socket[]} */
  const sockets = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  const form = new Response(makeForm({ content: pdf(200_000) }));
  const type = form.headers.get('content-type') ?? '';
  const body = Buffer.from(await form.arrayBuffer());
  const send = () => beginUpload(url, type, body.length);
  const arrived = async (/** @type {number} */ index, /** @type {number} */ bytes) => {
    while ((sockets[index]?.bytesRead ?? 0) < bytes) await new Promise(setImmediate);
  };

  const stuck = send();
  const stuckEnds = once(stuck, 'error');
  stuck.write(body.subarray(0, 5));
  await arrived(0, 100);
  const slow = send();
  const slowAnswers = once(slow, 'response');
  const slowBegins = once(app.server, 'request');
  slow.flushHeaders();
  await slowBegins;
  for (let sent = 0; sent < body.length; sent += 70_000) {
    slow.write(body.subarray(sent, sent + 70_000));
    await arrived(1, Math.min(body.length, sent + 70_000));
    if (sent + 70_000 < body.length) t.mock.timers.tick(20_000);
  }
  slow.end();
  await stuckEnds;
  const [response] = await slowAnswers;
  assert.equal(response.statusCode, 200);
  await mailbox.received(1);
});

// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import test from 'node:test';
import { openStore } from '../store.js';
import { startPostgres, withPostgres } from './support/postgres.js';
import {
  beginUpload,
  deliveryFails,
  health,
  listen,
  makeFolder,
  makeForm,
  message,
  pdf,
  post,
  sendApplication,
  sendMessage,
  spawnReceiver,
  startProcess,
  startReceiver,
  until,
} from './support/receiver.js';

/** @typedef {import('../worker.js').Delivery} Delivery */

/** A form's text that no other has. @param {number} index */
const numbered = (index) => ({ ...message, message: `Message ${index}` });

test('a mail server that refuses the log-in is tried by one form a pause, and health says why', async (t) => {
  let logins = 0;
  const server = createServer((socket) => {
    socket.setEncoding('latin1').on('data', (text) => {
      const isLogin = String(text).startsWith('AUTH');
      if (isLogin) logins += 1;
      socket.write(isLogin ? '535 5.7.8 no\r\n' : '250-here\r\n250 AUTH PLAIN\r\n');
    });
    socket.on('error', () => undefined).write('220 here ESMTP\r\n');
  });
  const mail = { url: `smtp://user:secret@127.0.0.1:${await listen(t, server)}` };
  const { url } = await startReceiver(t, { mail, mailsPerHour: 9999 });
  for (let i = 0; i < 30; i += 1) assert.equal((await sendMessage(url, numbered(i))).status, 200);
  await until(async () => Object.keys((await health(url)).paused).length > 0);
  const { paused, waiting, status } = await health(url);
  assert.deepEqual([paused.smtp.why, waiting, status], ['EAUTH 535', 30, 200]);
  assert.ok(paused.smtp.seconds > 0 && paused.smtp.seconds <= 10);
  // four may have begun before the first failed
  assert.ok(logins <= 4, `${logins} log-ins`);
});

for (const [what, code, isDead] of /** @type {const} */ ([
  ['refuses its content', 554, true],
  ['has no room', 552, false],
]))
  test(`a form is ${isDead ? 'a dead letter at the third time' : 'repeated'} where the mail server ${what}`, async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const folder = await makeFolder();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const { url, mailbox, log, app } = await startReceiver(t, { folder });
      mailbox.behave(code);
      if (attempt === 1) await sendMessage(url);
      await deliveryFails(log);
      await app.close();
      t.mock.timers.tick(20 * 60_000);
    }
    const { url, log } = await startReceiver(t, { folder, mail: { url: 'smtp://127.0.0.1:1' } });
    const { dead, waiting } = await health(url);
    assert.deepEqual([dead.length, waiting], isDead ? [1, 0] : [0, 1]);
    assert.ok(log.every((line) => !line.includes('dead letter')));
  });

test('age counts from the first attempt: a form that waited for four days is repeated', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const folder = await makeFolder();
  const idle = await startReceiver(t, { folder, deliverSecret: 'x'.repeat(32) });
  await sendMessage(idle.url);
  await idle.app.close();
  t.mock.timers.tick(4 * 24 * 3_600_000);
  const { app, log } = await startReceiver(t, { folder, mail: { url: 'smtp://127.0.0.1:1' } });
  await deliveryFails(log);
  await app.close();
  assert.ok(!log.some((line) => line.includes('dead letter')));
});

test('a full queue answers 503, says so in health, and still takes a first message', async (t) => {
  const room = { forms: 4, bytes: 1e6 };
  const { url, log } = await startReceiver(t, { room, mail: { url: 'smtp://127.0.0.1:1' } });
  const statuses = [];
  for (let i = 0; i < 4; i += 1)
    statuses.push((await sendMessage(url, numbered(i), { ip: '203.0.113.7' })).status);
  assert.deepEqual(statuses, [200, 200, 200, 503]);
  const { status, refusedForRoom } = await health(url);
  assert.deepEqual([status, refusedForRoom], [503, 1]);
  assert.equal((await sendMessage(url, numbered(9))).status, 200);
  assert.ok(!log.some((line) => line.includes('request failed')));
});

test('IPv6 ranks by /56, and by /48 a sixteenth as much', async (t) => {
  const { url, root } = await startReceiver(t, { mail: { url: 'smtp://127.0.0.1:1' } });
  const rankOf = async (/** @type {string} */ ip, /** @type {number} */ index) => {
    const before = await readdir(join(root, 'queue'));
    assert.equal((await sendMessage(url, numbered(index), { ip })).status, 200);
    const [folder = ''] = (await readdir(join(root, 'queue'))).filter(
      (name) => !before.includes(name),
    );
    return Number(folder.split(',')[2]);
  };
  const ranks = [];
  // one home line: 256 networks of /64
  for (let i = 0; i < 5; i += 1) ranks.push(await rankOf(`2001:db8:1:a0${i}::1`, i));
  assert.deepEqual(ranks, [0, 1, 2, 3, 4]);
  // a tunnel: 256 home lines
  for (let i = 0; i < 12; i += 1) ranks.push(await rankOf(`2001:db8:1:${i + 16}00::1`, 10 + i));
  assert.deepEqual([ranks[5], ranks.at(-1)], [0, 1]);
  assert.equal(await rankOf('2001:db8:2:1::1', 99), 0);
});

test('the receiver ends while it asks the store what is next', { timeout: 30_000 }, async (t) => {
  const store = await openStore(await makeFolder());
  /** @type {(waitMs: number) => void} */
  let answer = () => undefined;
  const asked = new Promise((resolve) => (answer = resolve));
  const take = () => /** @type {Promise<number>} */ (asked);
  const { app } = await startReceiver(t, { store: { ...store, take } });
  await new Promise(setImmediate);
  const closed = app.close();
  await new Promise((resolve) => setTimeout(resolve, 200));
  answer(Infinity);
  await closed;
});

test('a form for which a service failed waits a moment longer than the service, so that another tries it', async (t) => {
  const store = await openStore(await makeFolder());
  /** @type {number[][]} */
  const retries = [];
  /** @type {typeof store.retry} */
  const retry = async (entry, delayMs, tries) => {
    retries.push([delayMs, tries]);
    await store.retry(entry, delayMs, tries);
  };
  const mail = { url: 'smtp://127.0.0.1:1' };
  const { url } = await startReceiver(t, { store: { ...store, retry }, mail });
  await sendMessage(url);
  await until(() => retries.length === 1);
  assert.deepEqual(retries, [[6_000, 0]]);
});

test("a store that fails without a code is the receiver's failure, not the visitor's", async (t) => {
  const store = await openStore(await makeFolder());
  const failing = { ...store, accept: () => Promise.reject(new Error('Query read timeout')) };
  const { url, log } = await startReceiver(t, { store: failing });
  assert.equal((await sendMessage(url)).status, 500);
  assert.equal((await sendApplication(url)).status, 500);
  assert.equal(log.filter((line) => line.includes('request failed')).length, 2);
  const { status, accepting } = await health(url);
  assert.deepEqual([status, accepting], [503, 'failed']);
});

test('health says that nothing can be accepted', withPostgres, async (t) => {
  const server = await startPostgres(t);
  const { url } = await startProcess(t, { STORE_URL: await server.makeDatabase() });
  assert.equal((await health(url)).accepting, true);
  await server.end('SIGINT');
  assert.equal((await sendMessage(url)).status, 500);
  const { status, accepting } = await health(url);
  assert.deepEqual([status, accepting], [503, 'ECONNREFUSED']);
  await server.begin();
  assert.equal((await sendMessage(url)).status, 200);
  const after = await health(url);
  assert.deepEqual([after.status, after.accepting], [200, true]);
});

test('SIGTERM ends within ten seconds in the middle of a slow upload and of a delivery, and nothing is lost', async (t) => {
  const folder = await makeFolder();
  const { url, mailbox, end } = await startProcess(t, { STORE_DIR: folder });
  mailbox.behave('hang');
  assert.equal((await sendMessage(url)).status, 200);
  const form = new Response(makeForm({ content: pdf(2_000_000) }));
  const body = Buffer.from(await form.arrayBuffer());
  const slow = beginUpload(url, form.headers.get('content-type') ?? '', body.length);
  const cut = once(slow, 'error');
  slow.write(body.subarray(0, 100_000));
  await until(async () => (await readdir(join(folder, 'drafts'))).length > 0);
  const startedAt = performance.now();
  await end('SIGTERM');
  assert.ok(performance.now() - startedAt < 15_000);
  await cut;
  mailbox.behave('accept');
  const second = await spawnReceiver({ STORE_DIR: folder, SMTP_URL: mailbox.url });
  t.after(() => second.end('SIGKILL'));
  const [mail] = await mailbox.received(1);
  assert.match(mail?.text ?? '', /Kaveri/);
});

test('what is stored can be read by the receiver alone', async (t) => {
  const folder = await makeFolder();
  const receiver = await spawnReceiver({ STORE_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1' });
  t.after(() => receiver.end('SIGKILL'));
  await sendApplication(receiver.url);
  await post(`${receiver.url}/signals`, { type: 'text/plain', body: '{"name":"LCP"}' });
  const names = await readdir(folder, { recursive: true });
  assert.ok(names.some((name) => name.endsWith('resume')));
  for (const name of names) {
    // a file that is being replaced may be gone
    const found = await stat(join(folder, name)).catch(() => null);
    assert.equal((found?.mode ?? 0) & 0o077, 0, name);
  }
});

test('without a proxy one address cannot occupy all connections', async (t) => {
  const { url } = await startReceiver(t, { proxies: 0 });
  const sockets = await Promise.all(
    Array.from({ length: 150 }, async () => {
      const socket = connect({
        host: '127.0.0.1',
        port: Number(new URL(url).port),
        localAddress: '127.0.2.1',
      });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    }),
  );
  const ended = () => sockets.filter((socket) => socket.closed).length;
  for (const socket of sockets) socket.resume();
  await until(() => ended() === 50);
  assert.equal((await sendMessage(url)).status, 200);
  for (const socket of sockets) socket.destroy();
});

test('the log says how many entries the header of the first form had', async (t) => {
  const { url, log } = await startReceiver(t, { proxies: 2 });
  await sendMessage(url, message, { ip: '203.0.113.7' });
  const line = log.find((text) => text.includes('TRUST_PROXY')) ?? '{}';
  const { entries, TRUST_PROXY: trusted, level } = JSON.parse(line);
  assert.deepEqual([entries, trusted, level], [1, 2, 40]);
  assert.doesNotMatch(log.join(), /203\.0/);
});

test('every response has the security headers, also a refusal and HEAD', async (t) => {
  const { url } = await startReceiver(t);
  const foreign = await sendMessage(url, message, { headers: { Origin: 'https://evil.example' } });
  assert.equal(foreign.status, 403);
  assert.match(foreign.headers.get('strict-transport-security') ?? '', /max-age/);
  assert.equal(foreign.headers.get('x-content-type-options'), 'nosniff');
  assert.equal((await fetch(`${url}/health`, { method: 'HEAD' })).status, 200);
});

test('a resume part without a file name is refused, an aborted upload is no error', async (t) => {
  const { url, log, root } = await startReceiver(t);
  const part =
    '--x\r\nContent-Disposition: form-data; name="resume"\r\nContent-Type: application/octet-stream\r\n\r\n%PDF-\r\n--x--\r\n';
  const type = 'multipart/form-data; boundary=x';
  assert.equal((await post(`${url}/applications`, { type, body: part })).status, 422);
  const aborted = beginUpload(url, type, 100_000);
  aborted.on('error', () => undefined).write(part.slice(0, 120));
  await until(async () => (await readdir(join(root, 'drafts'))).length > 0);
  aborted.destroy();
  await until(() => log.some((line) => line.includes('aborted')));
  assert.ok(!log.some((line) => line.includes('request failed')));
});

test('one address cannot fill the day with signals, and empty ones are none', async (t) => {
  const { url, root } = await startReceiver(t);
  const send = (/** @type {string} */ body, ip = '203.0.113.7') =>
    post(`${url}/signals`, { type: 'text/plain', body, ip });
  assert.equal((await send('{}\n'.repeat(10_000))).status, 422);
  const statuses = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await send('{"n":1}\n'.repeat(800))).status);
  assert.deepEqual(statuses, [200, 200, 200, 429, 429, 429]);
  assert.equal((await send('{"n":1}', '203.0.113.8')).status, 200);
  const [file = ''] = (await readdir(root)).filter((name) => name.startsWith('signals-'));
  assert.ok((await readFile(join(root, file))).length < 65_536);
});

test('signals are removed after thirty days, claims after one', async (t) => {
  const { store, root } = await startReceiver(t);
  const day = (/** @type {number} */ ago) =>
    new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  for (const ago of [0, 30, 31]) await writeFile(join(root, `signals-${day(ago)}.jsonl`), '');
  for (const name of ['old', 'new']) await store.claim(name, 'x');
  const yesterday = Date.now() / 1000 - 86_401;
  await utimes(join(root, 'claims', 'old'), yesterday, yesterday);
  await store.tidy();
  const signals = (await readdir(root)).filter((name) => name.startsWith('signals-'));
  assert.deepEqual(signals.sort(), [`signals-${day(30)}.jsonl`, `signals-${day(0)}.jsonl`]);
  assert.deepEqual(await readdir(join(root, 'claims')), ['new']);
});

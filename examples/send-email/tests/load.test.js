// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import test from 'node:test';
import { startPostgres, withPostgres } from './support/postgres.js';
import {
  application,
  makeFolder,
  message,
  origin,
  pdf,
  post,
  sendApplication,
  sendMessage,
  startProcess,
} from './support/receiver.js';

/** @param {import('node:test').TestContext} t @param {Record<string, string>} [settings] */
const start = async (t, settings) =>
  startProcess(t, { STORE_DIR: await makeFolder(), ...settings });

/** Milliseconds of processor time of all threads. @param {number} pid */
async function processorMs(pid) {
  let nanoseconds = 0;
  for (const task of await readdir(`/proc/${pid}/task`))
    nanoseconds += Number(
      (await readFile(`/proc/${pid}/task/${task}/schedstat`, 'utf8')).split(' ')[0],
    );
  return nanoseconds / 1e6;
}

test('a form of 82,000 parts costs no more than four honest applications', async (t) => {
  const { url, pid, mailbox } = await start(t);
  const part = '--x\r\nContent-Disposition: form-data; name="a"; filename=""\r\n\r\n\r\n';
  const body = `${part.repeat(82_000)}--x--\r\n`;
  const attack = () =>
    post(`${url}/applications`, { type: 'multipart/form-data; boundary=x', body });
  const honest = () =>
    sendApplication(url, {
      content: pdf(4_900_000),
      fields: { ...application, message: String(Math.random()) },
    });
  // the first requests compile the code
  for (let i = 0; i < 3; i += 1) await Promise.all([attack(), honest()]);
  await mailbox.received(3);
  // the median of three, because the compiler and the garbage collector count too
  const costOf = async (
    /** @type {() => Promise<{ status: number }>} */ send,
    /** @type {number} */ status,
  ) => {
    const costs = [];
    for (let i = 0; i < 3; i += 1) {
      const before = await processorMs(pid);
      assert.equal((await send()).status, status);
      costs.push((await processorMs(pid)) - before);
    }
    return costs.sort((one, other) => one - other)[1] ?? NaN;
  };
  const attackMs = await costOf(attack, 422);
  const honestMs = await costOf(honest, 200);
  t.diagnostic(
    `${(body.length / 2 ** 20).toFixed(1)} MB in 82,000 parts: ${attackMs.toFixed(0)} ms of processor time, an honest application: ${honestMs.toFixed(0)} ms`,
  );
  assert.ok(attackMs < 4 * honestMs, `${attackMs} ms, honest ${honestMs} ms`);
});

test('200 slow connections from 200 addresses keep nobody else out', async (t) => {
  const { url } = await start(t, { TRUST_PROXY: '0' });
  const { port } = new URL(url);
  const head = `POST /applications HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x\r\n`;
  const slow = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const socket = connect({
        host: '127.0.0.1',
        port: Number(port),
        localAddress: `127.0.1.${index + 1}`,
      });
      await once(socket, 'connect');
      socket.on('error', () => undefined).write(head);
      return socket;
    }),
  );
  const startedAt = performance.now();
  assert.equal((await sendApplication(url, { content: pdf(4_900_000) })).status, 200);
  assert.equal((await sendMessage(url, message)).status, 200);
  t.diagnostic(`application and message: ${(performance.now() - startedAt).toFixed(0)} ms`);
  assert.equal(slow.filter((socket) => socket.destroyed || socket.readableEnded).length, 0);
  for (const socket of slow) socket.destroy();
});

/** @type {[string, typeof withPostgres, (t: import('node:test').TestContext) => Promise<Record<string, string>>][]} */
const stores = [
  ['a disk', {}, async () => ({})],
  [
    'Postgres',
    withPostgres,
    async (t) => ({ STORE_DIR: '', STORE_URL: await (await startPostgres(t)).makeDatabase() }),
  ],
];
for (const [store, options, makeSettings] of stores)
  test(
    `50 uploads of 5 MB at once to ${store}, with a mail server that hangs: all are accepted, under 200 MB of memory`,
    options,
    async (t) => {
      const { url, pid, mailbox } = await start(t, {
        MAILS_PER_HOUR: '999',
        ...(await makeSettings(t)),
      });
      mailbox.behave('hang');
      const content = pdf(5 * 1024 * 1024);
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          sendApplication(url, { content, fields: { ...application, message: `Upload ${index}` } }),
        ),
      );
      assert.deepEqual(
        responses.filter(({ status }) => status !== 200),
        [],
      );
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      const [, peak] = status.match(/^VmHWM:\s+(\d+) kB$/m) ?? [];
      t.diagnostic(`peak of resident memory: ${(Number(peak) / 1024).toFixed(0)} MB`);
      assert.ok(Number(peak) < 200 * 1024, `${peak} kB`);
    },
  );

// @ts-check
import assert from 'node:assert/strict';
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import { readSettings } from '../settings.js';
import { PermanentError } from '../worker.js';
import {
  deliveryFails,
  health,
  inbox,
  makeFolder,
  message,
  origin,
  pdf,
  sendApplication,
  sendMessage,
  startProcess,
  startReceiver,
  until,
} from './support/receiver.js';

/** @typedef {import('../store.js').Stored} Stored */

test('with the mail server down a form is accepted, survives a restart, and arrives later', async (t) => {
  const folder = await makeFolder();
  const first = await startReceiver(t, { folder, mail: { url: 'smtp://127.0.0.1:1' } });
  assert.equal((await sendApplication(first.url, { content: pdf(200_000) })).status, 200);
  await deliveryFails(first.log);
  assert.equal((await health(first.url)).waiting, 1);
  await first.app.close();
  const second = await startReceiver(t, { folder });
  const [mail] = await second.mailbox.received(1);
  assert.equal(mail?.attachments.length, 1);
  await until(async () => (await health(second.url)).waiting === 0);
  const [done = ''] = await readdir(join(folder, 'done'));
  assert.deepEqual(await readdir(join(folder, 'done', done)), [], 'no content stays');
});

test('a folder that cannot be read stops no other form', async (t) => {
  const folder = await makeFolder();
  const first = await startReceiver(t, { folder, mail: { url: 'smtp://127.0.0.1:1' } });
  await sendMessage(first.url);
  await first.app.close();
  await mkdir(join(folder, 'queue', 'empty'));
  const second = await startReceiver(t, { folder });
  await second.mailbox.received(1);
  assert.deepEqual((await health(second.url)).dead, ['empty']);
});

test('a mail that the server took and did not confirm is repeated with the same Message-ID', async (t) => {
  const folder = await makeFolder();
  const first = await startReceiver(t, { folder });
  first.mailbox.behave('drop');
  await sendMessage(first.url);
  await deliveryFails(first.log);
  await first.app.close();
  const second = await startReceiver(t, { folder });
  const [repeated] = await second.mailbox.received(1);
  assert.equal(repeated?.messageId, first.mailbox.mails[0]?.messageId);
});

test('what a mail server quotes reaches no log', async (t) => {
  const quoting = {
    name: 'smtp',
    services: { message: [] },
    deliver: () =>
      Promise.reject(
        Object.assign(new Error('554 matched "secret illness" \u001b[31m'), {
          code: 'EMESSAGE',
          response: '554 secret illness',
          responseCode: 554,
          command: 'DATA',
        }),
      ),
  };
  const { url, log } = await startReceiver(t, { deliveries: [quoting] });
  await sendMessage(url);
  await deliveryFails(log);
  assert.doesNotMatch(log.join(''), /secret|554 matched|kaveri/i);
  const { err, time, delivery } = JSON.parse(
    log.find((line) => line.includes('delivery failed')) ?? '',
  );
  assert.deepEqual(
    [delivery, err.message, err.responseCode, err.command],
    ['smtp', 'EMESSAGE', 554, 'DATA'],
  );
  assert.ok(time > 0);
});

test('a dead letter is named by log and health, keeps its content, and comes back with the same form', async (t) => {
  let isDown = true;
  /** @type {string[]} */
  const sent = [];
  const lead = {
    name: 'lead',
    services: { message: [] },
    deliver: async (/** @type {Stored} */ { key }) => {
      if (isDown) throw new PermanentError('FIELD_CUSTOM_VALIDATION_EXCEPTION');
      sent.push(key);
    },
  };
  /** @type {string[]} */
  const mails = [];
  const mail = {
    name: 'smtp',
    services: { message: [] },
    deliver: async (/** @type {Stored} */ { key }) => void mails.push(key),
  };
  const { url, log, root } = await startReceiver(t, { deliveries: [mail, lead] });
  await sendMessage(url);
  await until(async () => (await health(url)).waiting === 0);
  const { status, dead, waiting } = await health(url);
  assert.deepEqual([status, dead, waiting], [503, mails, 0]);
  const { key, err } = JSON.parse(log.find((line) => line.includes('delivery failed')) ?? '');
  assert.deepEqual([key, err.message], [dead[0], 'FIELD_CUSTOM_VALIDATION_EXCEPTION']);
  assert.ok(log.some((line) => line.includes('dead letter') && line.includes(dead[0])));
  assert.ok((await readdir(join(root, 'dead', dead[0]))).includes('form.json'));
  isDown = false;
  await sendMessage(url);
  await until(() => sent.length === 1);
  await until(async () => (await health(url)).status === 200);
  assert.equal(mails.length, 1);
});

test('after three days of failures a form is a dead letter', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const folder = await makeFolder();
  const mail = { url: 'smtp://127.0.0.1:1' };
  const first = await startReceiver(t, { folder, mail });
  await sendMessage(first.url);
  await deliveryFails(first.log);
  await first.app.close();
  assert.deepEqual((await first.store.health()).dead, []);
  t.mock.timers.tick(3 * 24 * 3_600_000 + 1);
  const second = await startReceiver(t, { folder, mail });
  // a form is counted as waiting until it lies among the dead
  await until(async () => (await second.store.health()).waiting === 0);
  assert.equal((await second.store.health()).dead.length, 1);
});

test('the receiver of `npm run dev` prints the mail', async (t) => {
  const dev = fork(new URL('../dev.js', import.meta.url), {
    env: { ALLOWED_ORIGINS: origin, STORE_DIR: await makeFolder() },
    silent: true,
  });
  t.after(() => dev.kill());
  const [url] = await once(dev, 'message');
  let output = '';
  dev.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
  await sendMessage(url);
  await until(() => output.includes(`Mail: Website: ${message.name}, ${message.organization}`));
});

test('a full disk refuses a form, and what was accepted before stays', async (t) => {
  const folder = await makeFolder();
  // no file may be larger than 1 MB
  const options = { maxFileKilobytes: 1000 };
  const { url, mailbox } = await startProcess(t, { STORE_DIR: folder }, options);
  const { status, text } = await sendApplication(url, { content: pdf(3_000_000) });
  assert.deepEqual([status, text], [500, '{"success":false}']);
  assert.deepEqual(await readdir(join(folder, 'drafts')), []);
  assert.equal((await sendMessage(url)).status, 200);
  await mailbox.received(1);
});

/** @type {[Record<string, string>, string][]} */
const badSettings = [
  [{ TRUST_PROXY: '' }, 'TRUST_PROXY: write the number of proxies'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: '],
  [{ STORE_DIR: '' }, 'STORE_DIR: write a folder'],
  [{ STORE_URL: 'postgres://127.0.0.1/site' }, 'STORE_DIR: write a folder'],
  [{ STORE_URL: 'postgres://u:secret@db.example/site' }, 'STORE_URL: write postgres'],
  [
    { STORE_URL: 'postgres://u:secret@db.example/site?sslmode=no-verify' },
    'STORE_URL: write postgres',
  ],
  [{ STORE_URL: 'postgres://127.0.0.1/x?host=db.example' }, 'STORE_URL: write postgres'],
  [{ STORE_URL: 'mysql://127.0.0.1/x' }, 'STORE_URL: write postgres'],
  [{ QUEUE_MEGABYTES: '0' }, 'QUEUE_MEGABYTES: write'],
  [{ CONFIRM: 'yes' }, 'CONFIRM: write'],
  [{ DELIVER_SECRET: 'secret' }, 'DELIVER_SECRET: write'],
  [{ ALLOWED_ORIGINS: ' ' }, 'ALLOWED_ORIGINS: write'],
  [{ ALLOWED_ORIGINS: 'null' }, 'ALLOWED_ORIGINS: write'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS: write'],
  [{ ALLOWED_ORIGINS: 'https://www.example.com/' }, 'ALLOWED_ORIGINS: write'],
  [{ ALLOWED_ORIGINS: 'http://www.example.com' }, 'ALLOWED_ORIGINS: write'],
  [{ SMTP_URL: 'http://user:secret@mail.example' }, 'SMTP_URL: write smtps'],
  [{ MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }, 'MAIL_FROM: write'],
  [{ MAILS_PER_HOUR: '0' }, 'MAILS_PER_HOUR: write'],
  [{ PORT: '80x' }, 'PORT: write'],
  [{ WEB_TO_LEAD_OID: 'x' }, 'WEB_TO_LEAD_OID: write'],
  [{ CLAMAV_URL: 'clamav' }, 'CLAMAV_URL: write'],
  [{ SALESFORCE_URL: 'https://example.my.salesforce.com' }, 'SALESFORCE_CLIENT_ID: write'],
];

test('a bad setting stops the start with a sentence that names it, without its value', async () => {
  const good = {
    ALLOWED_ORIGINS: 'https://www.example.com',
    TRUST_PROXY: '0',
    STORE_DIR: await makeFolder(),
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: inbox.from,
    MAIL_TO: inbox.to,
  };
  for (const [bad, sentence] of badSettings) {
    assert.throws(
      () => readSettings({ ...good, ...bad }),
      (/** @type {Error} */ { message: text }) =>
        text.startsWith(sentence) && !text.includes('secret'),
      sentence,
    );
  }
  for (const url of [
    'postgres://user:secret@db.example/site?sslmode=verify-full',
    'postgres://user@127.0.0.1:5433/site',
    'postgresql://user:secret@%2Fcloudsql%2Fproject%3Aregion%3Aname/site',
  ])
    assert.equal(readSettings({ ...good, STORE_DIR: '', STORE_URL: url }).STORE_URL, url);
  const start = promisify(execFile)(
    process.execPath,
    [new URL('../server.js', import.meta.url).pathname],
    { env: { ...good, TRUST_PROXY: 'true' } },
  );
  const { code, stderr } = await start.then(
    () => assert.fail('it started'),
    (error) => error,
  );
  assert.equal(code, 1);
  assert.match(stderr, /^TRUST_PROXY: /);
  assert.doesNotMatch(stderr, /\n {4}at /);
});

// @ts-check
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startMailbox } from './support/mailbox.js';
import { startPostgres, withPostgres } from './support/postgres.js';
import {
  application,
  makeFolder,
  message,
  pdf,
  sendApplication,
  sendMessage,
  spawnReceiver,
} from './support/receiver.js';

/** `npm run test:long` takes 200. */
const crashes = Number(process.env.CRASHES ?? 3);
const formsEachTime = 4;
/** After the first response; deliveries take about as long. */
const maxLifeMs = 100;
const behaviours = /** @type {const} */ (['refuse', 'hang', 'drop', 'accept']);
const restarts = 3;

/**
 * @typedef {object} Site where the receivers run
 * @property {Readonly<Record<string, string>>} environment
 * @property {number} instances
 * @property {() => Promise<void>} disturb
 * @property {() => Promise<void>} passTime until every lease and pause has ended
 */

test(`after ${crashes} crashes every form that was accepted on a disk has arrived once, whole`, async (t) => {
  const environment = { STORE_DIR: await makeFolder() };
  const none = async () => undefined;
  await crash(t, { environment, instances: 1, disturb: none, passTime: none });
});

test(
  `after ${crashes} crashes of two receivers, and ${restarts} of their Postgres, every form has arrived once, whole`,
  withPostgres,
  async (t) => {
    const server = await startPostgres(t);
    const url = await server.makeDatabase();
    await crash(t, {
      environment: { STORE_URL: url },
      instances: 2,
      disturb: () => server.restart(Math.random() < 0.5 ? 'SIGINT' : 'SIGQUIT'),
      async passTime() {
        const client = new pg.Client(url);
        await client.connect();
        await client.query('update receiver_forms set free_at = now()');
        await client.query('update receiver_state set value = default');
        await client.end();
      },
    });
  },
);

/** @param {import('node:test').TestContext} t @param {Site} site */
async function crash(t, { environment, instances, disturb, passTime }) {
  const random = seeded(35);
  const mailbox = await startMailbox();
  t.after(() => mailbox.stop());
  const start = () =>
    spawnReceiver({ ...environment, SMTP_URL: mailbox.url, MAILS_PER_HOUR: '9999' });
  /** @type {Map<string, string>} the hash of the attachment of each accepted text */
  const accepted = new Map();
  let unanswered = 0;
  let refused = 0;
  const send = async (/** @type {string} */ url, /** @type {string} */ id) => {
    const text = { message: `Form ${id} of the test` };
    const content = pdf(20_000 + Math.floor(random() * 500_000));
    const isMessage = random() < 0.8;
    const { status } = isMessage
      ? await sendMessage(url, { ...message, ...text })
      : await sendApplication(url, { fields: { ...application, ...text }, content });
    // only while the database restarts
    if (status === 500) refused += 1;
    else assert.equal(status, 200);
    if (status === 200) accepted.set(text.message, isMessage ? '' : hash(content));
  };

  const receivers = await Promise.all(Array.from({ length: instances }, start));
  for (let crash = 0; crash < crashes; crash += 1) {
    mailbox.behave(behaviours[Math.floor(random() * behaviours.length)] ?? 'accept');
    const sending = Array.from({ length: formsEachTime }, (_, index) =>
      send(receivers[index % instances]?.url ?? '', `${crash}.${index}`),
    );
    await Promise.any(sending);
    const isDisturbed = crash % Math.ceil(crashes / restarts) === 0;
    const disturbance = isDisturbed ? disturb() : null;
    await wait(random() * maxLifeMs);
    const victim = Math.floor(random() * instances);
    await disturbance;
    assert.ok(!receivers.some((receiver) => receiver.hasEnded()), 'one ended by itself');
    await receivers[victim]?.end('SIGKILL');
    const results = await Promise.allSettled(sending);
    unanswered += results.filter(({ status }) => status === 'rejected').length;
    receivers[victim] = await start();
  }

  mailbox.behave('accept');
  for (const receiver of receivers) await receiver.end('SIGKILL');
  await passTime();
  const last = await start();
  t.after(() => last.end('SIGTERM'));
  for (;;) {
    const { waiting, dead } = await (await fetch(`${last.url}/health`)).json();
    assert.deepEqual(dead, []);
    if (waiting === 0) break;
    await wait(50);
  }

  /** @type {Map<string, Set<string>>} the ids of each text's mails */
  const arrived = new Map();
  for (const { text = '', messageId = '', attachments } of mailbox.mails) {
    const [, form = ''] = text.match(/^> (Form .+ of the test)$/m) ?? [];
    arrived.set(form, (arrived.get(form) ?? new Set()).add(messageId));
    const [{ content = '' } = {}] = attachments;
    const bytes = typeof content === 'string' ? content : new Uint8Array(content);
    if (accepted.has(form)) assert.equal(bytes.length ? hash(bytes) : '', accepted.get(form), form);
  }
  assert.deepEqual(
    [...accepted.keys()].filter((form) => !arrived.has(form)),
    [],
    'lost',
  );
  assert.deepEqual(
    [...arrived].filter(([, ids]) => ids.size !== 1),
    [],
    'with several ids',
  );
  assert.equal(new Set([...arrived.values()].flatMap((ids) => [...ids])).size, arrived.size);
  t.diagnostic(
    `${accepted.size} accepted, ${refused} refused, ${unanswered} without a response, ` +
      `${arrived.size} arrived, ${mailbox.mails.length - arrived.size} repetitions with the same Message-ID`,
  );
}

/** @param {string | Uint8Array} content */
function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}

/** Numbers from 0 to 1, the same in every run (mulberry32). @param {number} seed */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

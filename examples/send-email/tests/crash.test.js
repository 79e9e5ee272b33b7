// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startMailbox } from './support/mailbox.js';
import {
  application,
  makeFolder,
  message,
  sendApplication,
  sendMessage,
  spawnReceiver,
} from './support/receiver.js';

/** `npm run test:crash` takes 200. */
const crashes = Number(process.env.CRASHES ?? 3);
const formsEachTime = 4;
/** After the first response; deliveries take about as long. */
const maxLifeMs = 100;
const behaviours = /** @type {const} */ (['refuse', 'hang', 'drop', 'accept']);

test(`after ${crashes} crashes, with a mail server that refuses, hangs and drops, every accepted form has arrived once`, async (t) => {
  const random = seeded(35);
  const mailbox = await startMailbox();
  t.after(() => mailbox.stop());
  const environment = {
    STORE_DIR: await makeFolder(),
    SMTP_URL: mailbox.url,
    MAILS_PER_HOUR: '9999',
  };
  /** @type {Set<string>} */
  const accepted = new Set();
  let unanswered = 0;
  const send = async (/** @type {string} */ url, /** @type {string} */ id) => {
    const text = { message: `Form ${id} of the test` };
    const { status } =
      random() < 0.5
        ? await sendMessage(url, { ...message, ...text })
        : await sendApplication(url, { fields: { ...application, ...text } });
    assert.equal(status, 200);
    accepted.add(text.message);
  };

  for (let crash = 0; crash < crashes; crash += 1) {
    const receiver = await spawnReceiver(environment);
    mailbox.behave(behaviours[Math.floor(random() * behaviours.length)] ?? 'accept');
    const sending = Array.from({ length: formsEachTime }, (_, index) =>
      send(receiver.url, `${crash}.${index}`),
    );
    await Promise.any(sending);
    await wait(random() * maxLifeMs);
    await receiver.end('SIGKILL');
    const results = await Promise.allSettled(sending);
    unanswered += results.filter(({ status }) => status === 'rejected').length;
  }

  mailbox.behave('accept');
  const last = await spawnReceiver(environment);
  t.after(() => last.end('SIGTERM'));
  for (;;) {
    const { waiting, dead } = await (await fetch(`${last.url}/health`)).json();
    assert.deepEqual(dead, []);
    if (waiting === 0) break;
    await wait(50);
  }

  /** @type {Map<string, Set<string>>} the ids of each text's mails */
  const arrived = new Map();
  for (const { text = '', messageId = '' } of mailbox.mails) {
    const [, form = ''] = text.match(/^> (Form .+ of the test)$/m) ?? [];
    arrived.set(form, (arrived.get(form) ?? new Set()).add(messageId));
  }
  assert.deepEqual(
    [...accepted].filter((form) => !arrived.has(form)),
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
    `${accepted.size} accepted, ${unanswered} without a response, ${arrived.size} arrived, ` +
      `${mailbox.mails.length - arrived.size} repetitions with the same Message-ID`,
  );
});

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

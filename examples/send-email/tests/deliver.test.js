// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import test from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { health, message, sendMessage, startReceiver } from './support/receiver.js';

const deliverSecret = 'a secret of thirty-two characters';

/** @param {string} url @param {string} [secret] */
const deliver = async (url, secret = deliverSecret) =>
  (await fetch(`${url}/deliver`, { headers: { Authorization: `Bearer ${secret}` } })).status;

test('with a secret nothing is delivered until somebody who knows it asks for it', async (t) => {
  const { url, mailbox } = await startReceiver(t, { deliverSecret });
  for (let i = 0; i < 9; i += 1) await sendMessage(url, { ...message, message: `Message ${i}` });
  await wait(100);
  for (const secret of ['', 'x', `${deliverSecret}x`])
    assert.equal(await deliver(url, secret), 401);
  assert.equal((await fetch(`${url}/deliver`)).status, 401);
  assert.deepEqual(mailbox.mails, []);
  assert.equal(await deliver(url), 200);
  assert.equal(mailbox.mails.length, 9);
  assert.equal((await health(url)).waiting, 0);
});

test('without a secret there is no such address', async (t) => {
  const { url } = await startReceiver(t);
  assert.equal(await deliver(url), 404);
});

test('a request to deliver is answered in time, although the mail server hangs', async (t) => {
  const { url, mailbox } = await startReceiver(t, { deliverSecret, drainMs: 100 });
  mailbox.behave('hang');
  const hangs = once(mailbox.events, 'hang');
  await sendMessage(url);
  assert.equal(await deliver(url), 200);
  assert.equal((await health(url)).waiting, 1);
  await hangs;
  mailbox.hangUp();
});

test('two requests at once deliver each form once', async (t) => {
  const { url, mailbox } = await startReceiver(t, { deliverSecret });
  for (let i = 0; i < 9; i += 1) await sendMessage(url, { ...message, message: `Message ${i}` });
  await Promise.all([deliver(url), deliver(url)]);
  assert.equal(mailbox.mails.length, 9);
});

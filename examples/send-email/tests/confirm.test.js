// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  deliveryFails,
  health,
  inbox,
  makeFolder,
  message,
  sendApplication,
  sendMessage,
  startReceiver,
  until,
} from './support/receiver.js';

/** @param {readonly import('postal-mime').Email[]} mails */
const confirmationsIn = (mails) =>
  mails.filter(({ subject }) => subject?.startsWith('We have received'));

test('a confirmation follows the mail, with nothing in it that the visitor wrote', async (t) => {
  const { url, mailbox } = await startReceiver(t, { confirms: true });
  await sendMessage(url);
  const [mail, confirmation] = await mailbox.received(2);
  assert.equal(mail?.to?.[0]?.address, inbox.to);
  assert.equal(confirmation?.to?.[0]?.address, message.email);
  assert.equal(confirmation?.from?.address, inbox.from);
  assert.equal(confirmation?.subject, 'We have received your message');
  assert.match(
    confirmation?.text ?? '',
    /^Your message sent through www\.example\.com has arrived\.$/m,
  );
  const [, reference = ''] = confirmation?.text?.match(/^Reference: ([0-9A-F]{8})$/m) ?? [];
  assert.ok(mail?.messageId?.startsWith(`<${reference.toLowerCase()}`));
  assert.notEqual(confirmation?.messageId, mail?.messageId);
  const automatic = confirmation?.headers.find(({ key }) => key === 'auto-submitted');
  assert.equal(automatic?.value, 'auto-replied');
  for (const value of [message.name, message.organization, message.phone, 'Two plants'])
    assert.ok(!JSON.stringify(confirmation).includes(value), value);
});

test('an address gets one confirmation a day, the site and the inbox none', async (t) => {
  const { url, mailbox } = await startReceiver(t, { confirms: true });
  await sendMessage(url);
  await mailbox.received(2);
  const emails = [message.email.toUpperCase(), 'zoe+x@kaveri.example', inbox.to, inbox.from];
  for (const email of emails) await sendMessage(url, { ...message, email });
  await sendApplication(url);
  await mailbox.received(2 + emails.length + 2);
  await until(async () => (await health(url)).waiting === 0);
  const recipients = confirmationsIn(mailbox.mails).map(({ to }) => to?.[0]?.address);
  assert.deepEqual(recipients, [message.email, 'priya@kaveri.example']);
});

test('a retry after a lost response is the same confirmation, and not the second of the day', async (t) => {
  const folder = await makeFolder();
  const first = await startReceiver(t, { folder, confirms: true });
  first.mailbox.events.on('mail', () => first.mailbox.behave('drop'));
  await sendMessage(first.url);
  await deliveryFails(first.log);
  await first.app.close();
  const second = await startReceiver(t, { folder, confirms: true });
  const [again] = await second.mailbox.received(1);
  const [once] = confirmationsIn(first.mailbox.mails);
  assert.ok(once);
  assert.equal(again?.messageId, once.messageId);
});

test('an address that the server refuses makes no dead letter: it is given up within the hour', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const folder = await makeFolder();
  for (let attempt = 1; ; attempt += 1) {
    const { url, mailbox, log, app } = await startReceiver(t, { folder, confirms: true });
    mailbox.refuseRecipient(message.email);
    if (attempt === 1) await sendMessage(url);
    await deliveryFails(log);
    assert.equal(mailbox.mails.length, attempt === 1 ? 1 : 0);
    if (attempt === 3) {
      await until(async () => (await health(url)).waiting === 0);
      assert.deepEqual((await health(url)).dead, []);
      assert.ok(log.some((line) => line.includes('given up')));
      return;
    }
    const { paused, waiting } = await health(url);
    assert.equal(waiting, 1);
    assert.ok((paused.smtp?.seconds ?? 0) === 0, 'it is the form that failed');
    await app.close();
    t.mock.timers.tick(20 * 60_000);
  }
});

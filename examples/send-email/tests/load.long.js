// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { resendTransport } from '../resend.js';
import { startMailbox } from './support/mailbox.js';
import * as tools from './support/receiver.js';

const { addPoison, application, beginUpload, message, pdf, poisonings } = tools;
const { sendApplication, sendMessage, serve, startReceiver, startServer } = tools;

/** The size and the head alone: fifty resumes would occupy this process, not the receiver. @param {Buffer} content */
const parseHead = (content) =>
  PostalMime.parse(`Subject: ${content.length}\n\n${content.toString('latin1', 0, 4096)}`);

/** @param {import('node:test').TestContext} t */
async function start(t) {
  const mailbox = await startMailbox(parseHead);
  t.after(mailbox.stop);
  const { server, url } = await startServer(t, { SMTP_URL: mailbox.url });
  const peakMegabytes = () => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };
  return { mailbox, url, peakMegabytes };
}

const content = pdf(4 * 1024 * 1024);
const nameOf = (/** @type {number} */ i) => ({ ...application, fullName: `Priya ${i}` });

test('fifty uploads of 4 MB at once arrive, and take less than 210 MB', async (t) => {
  const { mailbox, url, peakMegabytes } = await start(t);
  const startedAt = Date.now();
  const sent = Array.from({ length: 50 }, (_, i) =>
    sendApplication(url, { content, fields: nameOf(i) }),
  );
  for (const { status } of await Promise.all(sent)) assert.equal(status, 200);
  assert.equal(mailbox.mails.length, 50);
  for (const { subject } of mailbox.mails) assert.ok(Number(subject) > (content.length * 4) / 3);
  t.diagnostic(`peak ${Math.round(peakMegabytes())} MB, ${Date.now() - startedAt} ms`);
  assert.ok(peakMegabytes() < 210);
});

test('200 slow connections and 300 uploads that end keep nobody out', async (t) => {
  const { mailbox, url, peakMegabytes } = await start(t);
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': 4_000_000,
  };
  for (let i = 0; i < 500; i += 1) {
    const upload = await beginUpload(url, headers, `10.1.${i >> 8}.${i & 255}`);
    await new Promise((resolve) => upload.write(i < 200 ? 'x' : pdf(200_000), resolve));
    if (i >= 200) upload.destroy();
  }
  assert.equal((await sendApplication(url, { content })).status, 200);
  assert.equal((await mailbox.received(1)).length, 1);
  t.diagnostic(`peak ${Math.round(peakMegabytes())} MB`);
  assert.ok(peakMegabytes() < 210);
});

test('a body in pieces of one byte takes no more memory than any other', async (t) => {
  const { mailbox, url, peakMegabytes } = await start(t);
  const upload = await beginUpload(url, { 'Content-Type': 'multipart/form-data; boundary=x' });
  const crumbs = '1\r\nx\r\n'.repeat(10_000);
  for (let i = 0; i < 300; i += 1)
    await new Promise((resolve) => upload.socket?.write(crumbs, () => resolve(null)));
  assert.equal((await sendApplication(url, { content })).status, 200);
  assert.equal((await mailbox.received(1)).length, 1);
  t.diagnostic(`peak ${Math.round(peakMegabytes())} MB`);
  assert.ok(peakMegabytes() < 210);
});

/** @param {string} url */
async function expectHonest(url) {
  const startedAt = Date.now();
  const sent = [sendMessage(url, message), sendApplication(url, { content })];
  for (const { status } of await Promise.all(sent)) assert.equal(status, 200);
  const answeredMs = Date.now() - startedAt;
  assert.ok(answeredMs < 12_000, `${answeredMs} ms`);
  return answeredMs;
}

const poisoned = (/** @type {number} */ i) => ({ ...application, fullName: `poison ${i}` });
const then = 'the honest one is answered within 12 s and arrives within 15 s';

// as many as would fill the memory if a resume that was read stayed there
for (const [poison, count] of [...poisonings, /** @type {const} */ (['hang', 40])])
  test(`${count} older applications with this: ${poison}; ${then}`, async (t) => {
    const { mailbox, url, peakMegabytes } = await start(t);
    const areSeen = addPoison(mailbox, poison, poison === 'stop' ? Math.min(count, 4) : count);
    const older = Array.from({ length: count }, (_, i) =>
      sendApplication(url, { content, fields: poisoned(i) }),
    );
    await areSeen;
    const answeredMs = await expectHonest(url);
    assert.equal(mailbox.mails.length, 2);
    for (const { status } of await Promise.all(older)) assert.ok([502, 504].includes(status));
    assert.ok(peakMegabytes() < 210);
    t.diagnostic(`after ${answeredMs} ms, peak ${Math.round(peakMegabytes())} MB`);
  });

for (const count of [2, 16]) {
  test(`${count} older uploads that stand still at 3.9 MB; ${then}`, async (t) => {
    const { mailbox, url, peakMegabytes } = await start(t);
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': 4_000_000,
    };
    for (let i = 0; i < count; i += 1)
      (await beginUpload(url, headers, `10.2.0.${i}`)).write(pdf(3_900_000));
    const answeredMs = await expectHonest(url);
    assert.equal(mailbox.mails.length, 2);
    assert.ok(peakMegabytes() < 210);
    t.diagnostic(`after ${answeredMs} ms, peak ${Math.round(peakMegabytes())} MB`);
  });
  for (const isRead of [true, false])
    test(`${count} older applications that Resend ${isRead ? 'reads' : 'does not read'} and does not answer; ${then}`, async (t) => {
      let seen = 0;
      const api = await serve(t, (request, response) => {
        request.once('data', (head) => {
          seen += 1;
          if (!String(head).includes('poison')) request.on('end', () => response.end('{}'));
          else if (!isRead) request.pause();
        });
      });
      const transport = resendTransport('re_key', api);
      const limits = { answerMs: 12_000, deliveryMs: 60_000 };
      const { url } = await startReceiver(t, { transport, limits });
      const older = Array.from({ length: count }, (_, i) =>
        sendApplication(url, { content, fields: poisoned(i) }),
      );
      while (seen < Math.min(count, 4)) await sleep(10);
      t.diagnostic(`after ${await expectHonest(url)} ms`);
      for (const { status } of await Promise.all(older)) assert.ok([502, 504].includes(status));
    });
}

// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import PostalMime from 'postal-mime';
import { startMailbox } from './support/mailbox.js';
import * as tools from './support/receiver.js';

const { addPoison, application, beginUpload, message, pdf, poisonings } = tools;
const { sendApplication, sendMessage, startServer } = tools;

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

// as many as would fill the memory if a resume that was read stayed there
for (const [poison, count] of [...poisonings, /** @type {const} */ (['hang', 40])])
  test(`${count} older applications with this: ${poison}; the honest one is answered within 12 s and arrives within 15 s`, async (t) => {
    const { mailbox, url, peakMegabytes } = await start(t);
    const areSeen = addPoison(mailbox, poison, count);
    const older = Array.from({ length: count }, (_, i) =>
      sendApplication(url, { content, fields: { ...nameOf(i), message: 'poison' } }),
    );
    await areSeen;
    const startedAt = Date.now();
    const sent = [sendMessage(url, message), sendApplication(url, { content })];
    for (const { status } of await Promise.all(sent)) assert.equal(status, 200);
    const answeredMs = Date.now() - startedAt;
    assert.equal(mailbox.mails.length, 2);
    assert.ok(answeredMs < 12_000);
    for (const { status } of await Promise.all(older)) assert.ok([502, 504].includes(status));
    assert.ok(peakMegabytes() < 210);
    t.diagnostic(`after ${answeredMs} ms, peak ${Math.round(peakMegabytes())} MB`);
  });

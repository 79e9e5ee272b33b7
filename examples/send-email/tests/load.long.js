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
/** @param {string} url @param {string} name */
const apply = (url, name) =>
  sendApplication(url, { content, fields: { ...application, fullName: name } });
/** @param {string} url @param {number} count */
const applyPoisoned = (url, count) =>
  Array.from({ length: count }, (_, i) => apply(url, `poison ${i}`));
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
const long = { ...multipart, 'Content-Length': 4_000_000 };

test('fifty uploads of 4 MB at once arrive, and take less than 210 MB', async (t) => {
  const { mailbox, url, peakMegabytes } = await start(t);
  const startedAt = Date.now();
  const sent = Array.from({ length: 50 }, (_, i) => apply(url, `Priya ${i}`));
  for (const { status } of await Promise.all(sent)) assert.equal(status, 200);
  assert.equal(mailbox.mails.length, 50);
  for (const { subject } of mailbox.mails) assert.ok(Number(subject) > (content.length * 4) / 3);
  t.diagnostic(`peak ${Math.round(peakMegabytes())} MB, ${Date.now() - startedAt} ms`);
  assert.ok(peakMegabytes() < 210);
});

/** @param {import('node:test').TestContext} t @param {string} url */
async function expectHonest(t, url) {
  const startedAt = Date.now();
  const sent = [sendMessage(url, message), sendApplication(url, { content })];
  for (const { status } of await Promise.all(sent)) assert.equal(status, 200);
  const ms = Date.now() - startedAt;
  t.diagnostic(`after ${ms} ms`);
  assert.ok(ms < 12_000);
}

/** @typedef {Awaited<ReturnType<typeof startMailbox>>} Mailbox */
/** @type {[string, (url: string, mailbox: Mailbox) => Promise<ReturnType<typeof apply>[]>][]} */
const hostilities = [
  [
    '200 slow connections and 300 uploads that end',
    async (url) => {
      for (let i = 0; i < 500; i += 1) {
        const upload = await beginUpload(url, long, `10.1.${i >> 8}.${i & 255}`);
        await new Promise((resolve) => upload.write(i < 200 ? 'x' : pdf(200_000), resolve));
        if (i >= 200) upload.destroy();
      }
      return [];
    },
  ],
  [
    'a body in pieces of one byte',
    async (url) => {
      const { socket } = await beginUpload(url, multipart);
      const pieces = '1\r\nx\r\n'.repeat(10_000);
      for (let i = 0; i < 300; i += 1)
        await new Promise((resolve) => socket?.write(pieces, () => resolve(null)));
      return [];
    },
  ],
];
for (const count of [2, 16])
  hostilities.push([
    `${count} uploads that stand still at 3.9 MB`,
    async (url) => {
      for (let i = 0; i < count; i += 1) (await beginUpload(url, long)).write(pdf(3_900_000));
      return [];
    },
  ]);
// forty would fill the memory if a resume that was read stayed there
for (const [poison, count] of [...poisonings, /** @type {const} */ (['hang', 40])])
  hostilities.push([
    `${count} applications with this: ${poison}`,
    async (url, mailbox) => {
      // as many as are in memory at once
      const areSeen = addPoison(mailbox, poison, poison === 'stop' ? Math.min(count, 4) : count);
      const older = applyPoisoned(url, count);
      await areSeen;
      return older;
    },
  ]);

const then = 'the honest one is answered within 12 s and arrives within 15 s';
for (const [what, begin] of hostilities)
  test(`older than it: ${what}; ${then}, in less than 210 MB`, async (t) => {
    const { mailbox, url, peakMegabytes } = await start(t);
    const older = await begin(url, mailbox);
    await expectHonest(t, url);
    assert.equal(mailbox.mails.length, 2);
    for (const { status } of await Promise.all(older)) assert.ok([502, 504].includes(status));
    t.diagnostic(`peak ${Math.round(peakMegabytes())} MB`);
    assert.ok(peakMegabytes() < 210);
  });

for (const count of [2, 16])
  for (const isRead of [true, false])
    test(`older than it: ${count} applications that Resend ${isRead ? 'reads' : 'does not read'} and does not answer; ${then}`, async (t) => {
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
      const older = applyPoisoned(url, count);
      while (seen < Math.min(count, 4)) await sleep(10);
      await expectHonest(t, url);
      for (const { status } of await Promise.all(older)) assert.ok([502, 504].includes(status));
    });

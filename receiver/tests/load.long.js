// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { resendTransport } from '../resend.js';
import { startMailbox } from './support/mailbox.js';
import * as tools from './support/receiver.js';

const { application, message, origin, pdf, sendApplication, sendMessage } = tools;
const { serve, startReceiver, startServer } = tools;

/** The size and the head alone: fifty resumes would occupy this process, not the receiver. @param {Buffer} content */
const parseHead = (content) =>
  PostalMime.parse(`Subject: ${content.length}\n\n${content.toString('latin1', 0, 4096)}`);

/** A receiver in a process of its own, whose memory is measured. @param {import('node:test').TestContext} t */
async function start(t) {
  const mailbox = await startMailbox(parseHead);
  t.after(mailbox.stop);
  const { server, url } = await startServer(t, { SMTP_URL: mailbox.url });
  const expectLittleMemory = () => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    const megabytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
    t.diagnostic(`peak ${Math.round(megabytes)} MB`);
    assert.ok(megabytes < 210);
  };
  return { mailbox, url, expectLittleMemory };
}

const content = pdf(4 * 1024 * 1024);
/** @param {string} url @param {string} fullName */
const apply = (url, fullName) =>
  sendApplication(url, { content, fields: { ...application, fullName } });

let uploads = 0;
/** Begins an application whose body the test writes. @param {string} url @param {object} [others] */
async function beginUpload(url, others) {
  const ip = `10.1.${(uploads += 1) >> 8}.${uploads & 255}`;
  const headers = { Origin: origin, 'X-Forwarded-For': ip, 'Content-Type': multipart, ...others };
  const upload = request(`${url}/applications`, { method: 'POST', headers });
  upload.on('error', () => undefined);
  upload.flushHeaders();
  await once(upload, 'socket');
  return upload;
}
const multipart = 'multipart/form-data; boundary=x';
const long = { 'Content-Length': 4_000_000 };

test('fifty uploads of 4 MB at once arrive, and take less than 210 MB', async (t) => {
  const { mailbox, url, expectLittleMemory } = await start(t);
  const startedAt = Date.now();
  const sent = Array.from({ length: 50 }, (_, i) => apply(url, `Priya ${i}`));
  for (const { status } of await Promise.all(sent)) assert.equal(status, 200);
  assert.equal(mailbox.mails.length, 50);
  for (const { subject } of mailbox.mails) assert.ok(Number(subject) > (content.length * 4) / 3);
  t.diagnostic(`${Date.now() - startedAt} ms`);
  expectLittleMemory();
});

/** @typedef {Promise<{ status: number }>[]} Sent */
/** @param {import('node:test').TestContext} t @param {string} url @param {Sent} older */
async function expectHonest(t, url, older) {
  const startedAt = Date.now();
  const sent = [sendMessage(url), sendApplication(url, { content })];
  for (const { status } of await Promise.all(sent)) assert.equal(status, 200);
  const ms = Date.now() - startedAt;
  t.diagnostic(`after ${ms} ms`);
  assert.ok(ms < 12_000);
  for (const { status } of await Promise.all(older)) assert.ok([502, 504].includes(status));
}

/** @typedef {Awaited<ReturnType<typeof startMailbox>>} Mailbox */
/** @type {Record<string, (url: string, mailbox: Mailbox) => Promise<Sent>>} */
const hostilities = {
  async '200 slow connections and 300 uploads that end'(url) {
    for (let i = 0; i < 500; i += 1) {
      const upload = await beginUpload(url, long);
      await new Promise((resolve) => upload.write(i < 200 ? 'x' : pdf(200_000), resolve));
      if (i >= 200) upload.destroy();
    }
    return [];
  },
  async 'a body in pieces of one byte'(url) {
    const { socket } = await beginUpload(url);
    const pieces = '1\r\nx\r\n'.repeat(10_000);
    for (let i = 0; i < 300; i += 1)
      await new Promise((resolve) => socket?.write(pieces, () => resolve(null)));
    return [];
  },
};
for (const count of [2, 16])
  hostilities[`${count} uploads that stand still at 3.9 MB`] = async (url) => {
    for (let i = 0; i < count; i += 1) (await beginUpload(url, long)).write(pdf(3_900_000));
    return [];
  };
// forty would fill the memory if a resume that was read stayed there
for (const poison of /** @type {const} */ ([451, 552, 554, 'drop', 'hang', 'stop', 'recipient']))
  for (const count of poison === 'hang' ? [2, 16, 40] : [2, 16])
    hostilities[`${count} messages and applications with this: ${poison}`] = async (
      url,
      mailbox,
    ) => {
      if (poison === 'recipient') mailbox.refusedRecipients = 2 * count;
      else mailbox.behave = (head) => (/^Subject: .*poison/m.test(head) ? poison : 'accept');
      let seen = 0;
      mailbox.events.on('seen', () => (seen += 1));
      const older = Array.from({ length: count }, (_, i) => [
        sendMessage(url, { ...message, name: 'poison', organization: `${i}` }),
        apply(url, `poison ${i}`),
      ]);
      // as many as are in memory at once
      while (seen < count + (poison === 'stop' ? Math.min(count, 5) : count)) await sleep(10);
      return older.flat();
    };

const then = 'the honest one is answered within 12 s and arrives within 15 s';
for (const [what, begin] of Object.entries(hostilities))
  test(`older than it: ${what}; ${then}, in less than 210 MB`, async (t) => {
    const { mailbox, url, expectLittleMemory } = await start(t);
    await expectHonest(t, url, await begin(url, mailbox));
    assert.equal(mailbox.mails.length, 2);
    expectLittleMemory();
  });

for (const isRead of [true, false])
  test(`older than it: 16 applications that Resend ${isRead ? 'reads' : 'does not read'} and does not answer; ${then}`, async (t) => {
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
    const older = Array.from({ length: 16 }, (_, i) => apply(url, `poison ${i}`));
    while (seen < 5) await sleep(10);
    await expectHonest(t, url, older);
  });

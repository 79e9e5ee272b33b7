// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import test from 'node:test';
import PostalMime from 'postal-mime';
import { startMailbox } from './support/mailbox.js';
import * as tools from './support/receiver.js';

const { application, hostile, message, origin, pdf, sendApplication, sendMessage } = tools;
const { startServer } = tools;

/** The size and the head alone: fifty resumes would occupy this process, not the receiver. @param {Buffer} content */
const parseHead = (content) =>
  PostalMime.parse(`X-Size: ${content.length}\n${content.toString('latin1', 0, 4096)}`);

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

test('of fifty uploads of 4 MB at once those that are accepted arrive, the others read that it is busy, and they take less than 210 MB', async (t) => {
  const { mailbox, url, expectLittleMemory } = await start(t);
  const sent = Array.from({ length: 50 }, (_, i) =>
    sendApplication(url, { content, fields: { ...application, fullName: `${i}` } }),
  );
  const answers = await Promise.all(sent);
  const accepted = answers.filter(({ status }) => status === 200);
  t.diagnostic(`${accepted.length} accepted`);
  assert.ok(accepted.length >= 5);
  const busy = answers.filter(({ status }) => status === 503);
  assert.equal(accepted.length + busy.length, 50);
  for (const { headers } of busy) assert.equal(headers.get('retry-after'), '10');
  const arrived = mailbox.mails.map(({ subject, headers }) => {
    assert.ok(Number(headers.find(({ key }) => key === 'x-size')?.value) > 5_600_000);
    return /\((\w{8})\)/.exec(subject ?? '')?.[1];
  });
  assert.deepEqual(
    new Set(accepted.map(({ text }) => JSON.parse(text).reference)),
    new Set(arrived),
  );
  expectLittleMemory();
});

let uploads = 0;
/** Begins an application whose body the test writes. @param {string} url @param {object} [others] */
async function beginUpload(url, others) {
  const ip = `10.1.${(uploads += 1) >> 8}.${uploads & 255}`;
  const type = 'multipart/form-data; boundary=x';
  const headers = { Origin: origin, 'X-Forwarded-For': ip, 'Content-Type': type, ...others };
  const upload = request(`${url}/applications`, { method: 'POST', headers });
  upload.on('error', () => undefined);
  upload.flushHeaders();
  await once(upload, 'socket');
  return upload;
}

/** Each begins what the honest forms stand beside. @type {Record<string, (url: string) => unknown>} */
const hostilities = {
  async '100 slow connections and 100 uploads that end'(url) {
    for (let i = 0; i < 200; i += 1) {
      const upload = await beginUpload(url, { 'Content-Length': 4_000_000 });
      await new Promise((resolve) => upload.write(i < 100 ? 'x' : pdf(200_000), resolve));
      if (i >= 100) upload.destroy();
    }
  },
  async 'a body in pieces of one byte'(url) {
    const { socket } = await beginUpload(url);
    const pieces = '1\r\nx\r\n'.repeat(10_000);
    for (let i = 0; i < 300; i += 1)
      await new Promise((resolve) => socket?.write(pieces, () => resolve(null)));
  },
};
// of a process of its own, or this one would keep the honest ones waiting
const flood = `
  const { hostile, post } = await import(process.argv[1]);
  const [, , what, url] = process.argv;
  for (let i = 0; i < 10; i += 1) post(url + hostile[what].path, hostile[what]).catch(() => undefined);
  console.log('sent');`;
for (const what of Object.keys(hostile))
  hostilities[`ten times ${what}`] = async (url) => {
    const tool = new URL('support/receiver.js', import.meta.url).href;
    const args = ['--input-type=module', '-e', flood, tool, what, url];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
  };

for (const [what, begin] of Object.entries(hostilities))
  test(`beside ${what}, honest forms and the health are answered within a second, in less than 210 MB`, async (t) => {
    const { mailbox, url, expectLittleMemory } = await start(t);
    await sendMessage(url, { ...message, name: 'warm' });
    await begin(url);
    let slowest = 0;
    for (let i = 0; i < 10; i += 1) {
      const startedAt = performance.now();
      const fields = { ...application, fullName: `honest ${i}` };
      const answers = await Promise.all([
        fetch(`${url}/health`),
        sendMessage(url, { ...message, name: `honest ${i}` }),
        sendApplication(url, { fields }),
      ]);
      slowest = Math.max(slowest, performance.now() - startedAt);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200],
      );
    }
    t.diagnostic(`slowest of ten after ${Math.round(slowest)} ms`);
    // a second on a quiet machine
    assert.ok(slowest < 10_000);
    assert.equal(mailbox.mails.length, 21);
    expectLittleMemory();
  });

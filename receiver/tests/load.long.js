// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import PostalMime from 'postal-mime';
import { startMailbox } from './support/mailbox.js';
import * as tools from './support/receiver.js';

const { application, hostile, message, pdf, sendApplication, sendMessage, startServer } = tools;

/** Alone: fifty resumes would occupy this process, not the receiver. @param {Buffer} content */
const parseHead = (content) => PostalMime.parse(content.subarray(0, 4096));

/** A receiver in a process of its own, whose memory and processor time are measured. @param {import('node:test').TestContext} t */
async function start(t) {
  const mailbox = await startMailbox(parseHead);
  t.after(mailbox.stop);
  const { server, url } = await startServer(t, { SMTP_URL: mailbox.url });
  const read = (/** @type {string} */ file) => readFileSync(`/proc/${server.pid}/${file}`, 'utf8');
  const expectLittle = () => {
    const megabytes = Number(/VmHWM:\s+(\d+)/.exec(read('status'))?.[1]) / 1024;
    const [user = 0, system = 0] = read('stat').replace(/.*\) /, '').split(' ').slice(11, 13);
    const seconds = (Number(user) + Number(system)) / 100;
    t.diagnostic(`peak ${Math.round(megabytes)} MB, ${seconds} s of the processor`);
    assert.ok(megabytes < 210 && seconds < 20);
  };
  return { mailbox, url, expectLittle };
}

const content = pdf(4 * 1024 * 1024);

test('of fifty uploads of 4 MB at once those that are accepted arrive, the others read that it is busy, and they take less than 210 MB', async (t) => {
  const { mailbox, url, expectLittle } = await start(t);
  const sent = Array.from({ length: 50 }, (_, i) =>
    sendApplication(url, { content, fields: { ...application, fullName: `${i}` } }),
  );
  const answers = await Promise.all(sent);
  const count = (/** @type {number} */ code) =>
    answers.filter(({ status }) => status === code).length;
  t.diagnostic(`${count(200)} accepted`);
  assert.ok(count(200) >= 5);
  assert.equal(count(503), 50 - count(200));
  assert.equal(mailbox.mails.length, count(200));
  expectLittle();
});

// of a process of its own, or this one would keep the honest ones waiting
const flood = `
  const { hostile, post } = await import(process.argv[1]);
  const [, , what, url] = process.argv;
  for (let i = 0; i < 10; i += 1) post(url + hostile[what].path, hostile[what]).catch(() => undefined);
  console.log('sent');`;

for (const what of Object.keys(hostile))
  test(`beside ten times ${what}, honest forms and the health are answered, with less than 210 MB and 20 s of the processor`, async (t) => {
    const { mailbox, url, expectLittle } = await start(t);
    await sendMessage(url, { ...message, name: 'warm' });
    const tool = new URL('support/receiver.js', import.meta.url).href;
    const args = ['--input-type=module', '-e', flood, tool, what, url];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
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
    assert.equal(mailbox.mails.length, 21);
    expectLittle();
  });

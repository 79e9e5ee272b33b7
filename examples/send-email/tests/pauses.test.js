// @ts-check
import assert from 'node:assert/strict';
import { pbkdf2 } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openStore } from '../store.js';
import {
  beginUpload,
  health,
  makeFolder,
  makeForm,
  message,
  origin,
  pdf,
  sendMessage,
  startProcess,
  startReceiver,
} from './support/receiver.js';

describe('a machine that is busy loses no form', { concurrency: true }, () => {
  test('the store takes longer than half a minute', async (t) => {
    const store = await openStore(await makeFolder());
    const accept = async (/** @type {Parameters<typeof store.accept>} */ ...form) => {
      await wait(31_000);
      return store.accept(...form);
    };
    const { url } = await startReceiver(t, { store: { ...store, accept } });
    assert.equal((await sendMessage(url)).status, 200);
  });

  test('the disk takes longer than a slow body may', async (t) => {
    const { url } = await startReceiver(t, { progressMs: 200 });
    const form = new Response(makeForm({ content: pdf(2_000_000) }));
    const body = Buffer.from(await form.arrayBuffer());
    const upload = beginUpload(url, form.headers.get('content-type') ?? '', body.length);
    const response = once(upload, 'response');
    // all four threads that write files have other work
    const work = Array.from({ length: 4 }, () =>
      promisify(pbkdf2)('', '', 1_000_000, 64, 'sha512'),
    );
    upload.end(body);
    const startedAt = performance.now();
    await Promise.all(work);
    assert.ok(performance.now() - startedAt > 600, 'the disk was not slow');
    assert.equal((await response)[0].statusCode, 200);
  });

  test('the process stands still between a connection and its request', async (t) => {
    const { url, pid } = await startProcess(t, { STORE_DIR: await makeFolder() });
    const agent = new Agent({ keepAlive: true });
    const headers = { Origin: origin, 'Content-Type': 'application/json' };
    const sent = request(`${url}/send-email`, { method: 'POST', headers, agent });
    await once(sent, 'socket');
    // it has accepted the connection before it answers the next
    await health(url);
    process.kill(pid, 'SIGSTOP');
    await wait(11_000);
    sent.end(JSON.stringify(message));
    process.kill(pid, 'SIGCONT');
    const [response] = await once(sent, 'response');
    agent.destroy();
    assert.equal(response.statusCode, 200);
  });
});

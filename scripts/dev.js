import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { binPath } from './binPath.js';

/*
 * `npm run dev`: the dev server. What follows `--` goes to Vite, but `--receiver`: it starts the
 * receiver, which prints the forms as mails.
 * A part's `dev.js` starts what the part needs.
 */

const endTimeoutMs = 5_000;
const children = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));

const env = { ...process.env };
const args = process.argv.slice(2).filter((arg) => arg !== '--receiver');
const receiver = args.length < process.argv.length - 2 ? await startReceiver() : null;
if (receiver) env.VITE_SEND_EMAIL_URL = `${receiver}/send-email`;
for (const part of readdirSync('src/parts')) {
  const file = `src/parts/${part}/dev.js`;
  if (!existsSync(file)) continue;
  const { startDev } = await import(pathToFileURL(file).href);
  Object.assign(env, await startDev({ start, stop, binPath, receiver }));
}
if (process.exitCode === undefined) {
  const vite = start(binPath('vite/package.json', 'vite'), args, { env });
  vite.on('exit', (code) => end(code ?? 0));
}

/** @returns the receiver's address */
async function startReceiver() {
  const [, sitePort = 5173] = process.argv.join(' ').match(/--port[ =](\d+)/) ?? [];
  const ALLOWED_ORIGINS = `http://127.0.0.1:${sitePort} http://localhost:${sitePort}`;
  const receiver = start('receiver/dev.js', [], {
    env: { ...process.env, ALLOWED_ORIGINS },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    receiver.once('message', resolve);
    receiver.once('exit', (code) => end(code ?? 1));
  });
}

function start(file, args, options = {}) {
  const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit', ...options });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

function end(code) {
  process.exitCode = code;
  children.forEach(stop);
}

/** A process that is still starting may ignore the first signal. */
function stop(child) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), endTimeoutMs);
  child.on('exit', () => clearTimeout(timer));
}

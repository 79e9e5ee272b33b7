// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createApp } from '../../app.js';
import { confirmationDelivery, mailDelivery } from '../../mail.js';
import { openStore } from '../../store.js';
import { startMailbox } from './mailbox.js';

export const origin = 'https://www.example.com';
export const inbox = { from: 'website@example.com', to: 'hello@example.com' };

export const message = {
  name: 'Zoë “Z” Ōno-Müller',
  organization: 'Kaveri & Söhne <GmbH>',
  email: 'zoe@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants;\n\n.\nFrom here: ₹ 22 lakh — “one price book”, 価格表 🌤\n  indented\ttab',
};

export const application = {
  fullName: 'Priya Menon',
  phone: '+91 98100 45520',
  email: 'priya@kaveri.example',
  location: 'Pune',
  experience: '6',
  linkedIn: 'https://www.linkedin.com/in/priya',
  message: 'I have shipped three apps.\nOffline first.',
  job: 'UI/UX Designer',
};

/**
 * A form in the hands of a delivery.
 * @param {Partial<import('../../store.js').Entry>} [values]
 * @returns {import('../../store.js').Entry}
 */
export const makeEntry = (values) => ({
  ...{ key: 'a'.repeat(64), form: 'message', fields: message, resume: null, source: {} },
  ...{ acceptedAt: 0, rank: 0, delivered: [], due: [], tries: 0, since: 0 },
  ...values,
});

/** How a mail shows what the visitor wrote. @param {string} text */
export const quote = (text) => text.replaceAll(/^/gm, '> ');

/** @param {() => boolean | Promise<boolean>} condition */
export async function until(condition) {
  while (!(await condition())) await new Promise(setImmediate);
}

/** @param {readonly string[]} log */
export const deliveryFails = (log) =>
  until(() => log.some((line) => line.includes('delivery failed')));

/**
 * Starts a server on a free port of this machine, until the test ends.
 * @param {import('node:test').TestContext} t @param {import('node:net').Server} server
 * @returns {Promise<number>} the port
 */
export async function listen(t, server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  return Object(server.address()).port;
}

/** @param {string} url */
export async function health(url) {
  const response = await fetch(`${url}/health`);
  return { status: response.status, ...(await response.json()) };
}

const receiver = fileURLToPath(new URL('../..', import.meta.url));
/** The command that a host runs, with its limits of memory. */
const { start } = JSON.parse(readFileSync(`${receiver}package.json`, 'utf8')).scripts;

/** @type {string[]} */
const folders = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is removed when the tests of the file have ended. */
export async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  folders.push(folder);
  return folder;
}

/**
 * Starts a receiver in this process, with a mailbox.
 * @param {import('node:test').TestContext} t
 * @param {Partial<Parameters<typeof createApp>[0]> & Parameters<typeof openStore>[1] & { folder?: string, confirms?: boolean, mail?: Partial<Parameters<typeof mailDelivery>[0]> }} [options]
 */
export async function startReceiver(t, options = {}) {
  const { folder, memoryMs, room, confirms, mail, ...others } = options;
  const mailbox = await startMailbox();
  /** @type {string[]} */
  const log = [];
  const root = folder ?? (await makeFolder());
  const store = await openStore(root, { memoryMs, room });
  const { claim } = store;
  const site = new URL(origin).host;
  const app = await createApp({
    allowedOrigins: [origin],
    proxies: 1,
    store,
    deliveries: [
      mailDelivery({ url: mailbox.url, ...inbox, ...mail }),
      ...(confirms ? [confirmationDelivery({ url: mailbox.url, ...inbox, site, claim })] : []),
    ],
    logStream: { write: (line) => void log.push(line) },
    ...others,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  t.after(async () => {
    await app.close();
    await mailbox.stop();
  });
  return { url, mailbox, log, store, root, app };
}

/**
 * Starts a receiver as its own process.
 * @param {Readonly<Record<string, string>>} environment
 * @param {{ maxFileKilobytes?: number }} [options] the size from which the disk counts as full
 */
export async function spawnReceiver(environment, { maxFileKilobytes } = {}) {
  const limit = maxFileKilobytes === undefined ? '' : `ulimit -f ${maxFileKilobytes}; `;
  const command = start.replace('node', `exec "${process.execPath}"`);
  const child = spawn('bash', ['-c', limit + command], {
    cwd: receiver,
    env: {
      ...{ ALLOWED_ORIGINS: origin, TRUST_PROXY: '1', PORT: '0' },
      ...{ MAIL_FROM: inbox.from, MAIL_TO: inbox.to },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const [url] = line.match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
    if (!url || !child.pid) continue;
    return {
      url,
      pid: child.pid,
      hasEnded: () => child.exitCode !== null || child.signalCode !== null,
      end: (/** @type {NodeJS.Signals} */ signal) => end(child, signal),
    };
  }
  throw new Error('The receiver did not start.');
}

/**
 * Starts a receiver as its own process, with a mailbox, until the test ends.
 * @param {import('node:test').TestContext} t
 * @param {Readonly<Record<string, string>>} environment
 * @param {Parameters<typeof spawnReceiver>[1]} [options]
 */
export async function startProcess(t, environment, options) {
  const mailbox = await startMailbox();
  const receiver = await spawnReceiver({ SMTP_URL: mailbox.url, ...environment }, options);
  t.after(async () => {
    mailbox.behave('accept');
    await receiver.end('SIGKILL');
    await mailbox.stop();
  });
  return { ...receiver, mailbox };
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

let requests = 0;

/**
 * Posts to a receiver; by default each request comes from another address.
 * @param {string} url
 * @param {{ body?: BodyInit, type?: string, ip?: string, headers?: Record<string, string>, method?: string }} [options]
 */
export async function post(url, { body, type, ip, headers, method = 'POST' } = {}) {
  requests += 1;
  const response = await fetch(url, {
    method,
    headers: {
      Origin: origin,
      'X-Forwarded-For': ip ?? `10.0.${requests >> 8}.${requests & 255}`,
      ...(type && { 'Content-Type': type }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** @param {string} url @param {unknown} value @param {Parameters<typeof post>[1]} [options] */
export const sendMessage = (url, value = message, options = {}) =>
  post(`${url}/send-email`, { type: 'application/json', body: JSON.stringify(value), ...options });

/** @param {{ fields?: Readonly<Record<string, string>>, name?: string, content?: BlobPart }} [form] */
export function makeForm({ fields = application, name = 'cv.pdf', content = pdf(1000) } = {}) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('resume', new File([content], name));
  return body;
}

/** @param {string} url @param {Parameters<typeof makeForm>[0]} [form] @param {Parameters<typeof post>[1]} [options] */
export const sendApplication = (url, form, options = {}) =>
  post(`${url}/applications`, { body: makeForm(form), ...options });

/**
 * Begins an application whose body the test writes.
 * @param {string} url @param {string} type @param {number} bytes
 */
export function beginUpload(url, type, bytes) {
  const headers = { Origin: origin, 'Content-Type': type, 'Content-Length': bytes };
  return request(`${url}/applications`, { method: 'POST', headers });
}

/** A file with every byte value. @param {number} bytes */
export function pdf(bytes) {
  const content = Buffer.alloc(bytes, Buffer.from(Array.from({ length: 256 }, (_, i) => i)));
  content.write('%PDF-1.7\n');
  content.write('\n%%EOF\n', bytes - 7);
  return content;
}

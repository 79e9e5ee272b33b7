// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { listen } from '../../listen.js';
import packageJson from '../../package.json' with { type: 'json' };
import { createReceiver } from '../../receiver.js';
import { smtpTransport } from '../../smtp.js';
import { startMailbox } from './mailbox.js';

export const origin = 'https://www.example.com';
export const inbox = { from: 'website@example.com', to: 'hello@example.com', isScanned: false };

export const message = {
  name: 'Zoë “Z” Ōno-Müller',
  organization: 'Kaveri & Söhne <GmbH>',
  email: 'zoe@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants;\n\n.\nFrom here: ₹ 22 lakh — “one price book”, 価格表 🌤\n  indented',
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
 * Starts a receiver on a free port, with a mailbox, until the test ends.
 * @param {import('node:test').TestContext} t
 * @param {Partial<Parameters<typeof createReceiver>[0]>} [options]
 */
export async function startReceiver(t, options = {}) {
  const mailbox = await startMailbox();
  /** @type {import('../../receiver.js').Entry[]} */
  const log = [];
  const receiver = createReceiver({
    allowedOrigins: [origin],
    inbox,
    transport: smtpTransport(mailbox.url),
    log: (entry) => void log.push(entry),
    ...options,
    // only the tests of a time limit have one, however slow the machine
    limits: { pausesMs: [1, 1], answerMs: 600_000, deliveryMs: 600_000, ...options.limits },
  });
  const { url, server } = await listen(receiver, { host: '127.0.0.1', port: 0, trustProxy: '1' });
  t.after(async () => {
    await mailbox.stop();
    server.close();
    Object(server).closeAllConnections();
  });
  return { url, mailbox, log };
}

export const settings = {
  ALLOWED_ORIGINS: origin,
  MAIL_FROM: inbox.from,
  MAIL_TO: inbox.to,
  SMTP_URL: 'smtps://user:p%40ss@mail.example',
};

/** Runs the command that hosts run, with its limits of memory. @param {Record<string, string>} environment */
export function spawnServer(environment) {
  const env = { ...process.env, ...settings, TRUST_PROXY: '1', PORT: '0', ...environment };
  const [, ...args] = packageJson.scripts.start.split(' ');
  return spawn(process.execPath, args, { cwd: new URL('../..', import.meta.url), env });
}

/**
 * Resolves once the server listens; it is killed at the end of the test.
 * @param {import('node:test').TestContext} t
 * @param {Record<string, string>} environment
 */
export async function startServer(t, environment) {
  const server = spawnServer(environment);
  t.after(() => server.kill('SIGKILL'));
  const [line] = await once(server.stdout, 'data');
  server.stdout.resume();
  return { server, url: String(JSON.parse(line).url) };
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
      'X-Forwarded-For': ip ?? `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
      ...(type && { 'Content-Type': type }),
      ...headers,
    },
    ...(body !== undefined && { body, duplex: 'half' }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** @param {string} url @param {unknown} [value] @param {Parameters<typeof post>[1]} [options] */
export const sendMessage = (url, value = message, options = {}) =>
  post(`${url}/send-email`, { type: 'application/json', body: JSON.stringify(value), ...options });

/** @param {{ fields?: Readonly<Record<string, string | undefined>>, name?: string, content?: BlobPart }} [form] */
export function makeForm({ fields = application, name = 'cv.pdf', content = pdf(1000) } = {}) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) body.append(field, value);
  body.append('resume', new File([content], name));
  return body;
}

/** @param {string} url @param {Parameters<typeof makeForm>[0]} [form] @param {Parameters<typeof post>[1]} [options] */
export const sendApplication = (url, form, options = {}) =>
  post(`${url}/applications`, { body: makeForm(form), ...options });

/** A file with every byte value. @param {number} bytes */
export function pdf(bytes) {
  const content = Buffer.alloc(bytes, Buffer.from(Array.from({ length: 256 }, (_, i) => i)));
  content.write('%PDF-1.7\n');
  content.write('\n%%EOF\n', bytes - 7);
  return content;
}

const cjk = String.fromCodePoint(...Array.from({ length: 20_000 }, (_, i) => 0x4e00 + i));
/** As much of a text as a body may have. @param {string} name @param {string} run */
const withLongField = (name, run) => {
  const fields = { ...application, [name]: run.repeat(4_200_000 / Buffer.byteLength(run)) };
  return { path: '/applications', body: makeForm({ fields }) };
};
/** @param {string} body */
const withJson = (body) => ({ path: '/send-email', type: 'application/json', body });
/** @param {string} body @param {string} [boundary] */
const withParts = (body, boundary = 'x') => ({
  ...{ path: '/applications', type: `multipart/form-data; boundary=${boundary}` },
  body: `--${boundary}\r\nContent-Disposition: form-data; name="job"\r\n\r\n${body}\r\n--${boundary}--`,
});
/** Requests that take much memory or time of who reads them without care. */
export const hostile = {
  'a message of spaces': withLongField('message', ' '),
  'an email of different CJK letters': withLongField('email', cjk),
  'an email of combining marks': withLongField('email', 'a\u0301\u0323'),
  'an unknown field': withLongField('x'.repeat(7_000), 'x'),
  'what looks like the boundary': withParts('-'.repeat(4_200_000), `a${'-'.repeat(69)}`),
  'breaks in parts': withParts('\r\n--'.repeat(1_000_000)),
  'a JSON email of CJK letters': withJson(JSON.stringify({ ...message, email: `a@${cjk}` })),
  'a nested JSON': withJson('['.repeat(60_000)),
  'a JSON of many fields': withJson(`{${'"x":1,'.repeat(9_000)}"y":1}`),
};

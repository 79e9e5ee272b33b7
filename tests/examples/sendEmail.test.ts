// @vitest-environment node
import { Agent, request, type IncomingMessage, type Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createHandler, deduplicationMs } from '../../examples/send-email/handler.js';
import { createNodeServer } from '../../examples/send-email/nodeServer.js';
import { readSettings } from '../../examples/send-email/settings.js';
import { smtpDelivery } from '../../examples/send-email/smtp.js';
import { webToLeadDelivery } from '../../examples/send-email/webToLead.js';
import { startMailbox, type Mailbox } from '../support/mailbox';
import { server as mockServer } from '../support/setup';

const origin = 'https://www.example.com';
const inbox = { from: 'website@example.com', to: 'hello@example.com' };

const message = {
  name: 'Zoë “Z” Ōno-Müller',
  organization: 'Kaveri & Söhne <GmbH>',
  email: 'zoe@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants;\n\n.\nFrom here: ₹ 22 lakh — “one price book”, 価格表 🌤\n  indented\ttab',
} as const;

const application = {
  fullName: 'Priya Menon',
  phone: '+91 98100 45520',
  email: 'priya@kaveri.example',
  location: 'Pune',
  experience: '6',
  linkedIn: '',
  message: 'I have shipped three apps.\nOffline first.',
  job: 'UI/UX Designer',
} as const;

type ResponseData = {
  readonly status: number;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
};
type Options = {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly ip?: string;
};

let mailbox: Mailbox;
let receiver: Server;
let clock = 0;
let requestCount = 0;
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

beforeAll(async () => {
  // The requests of this file are real.
  mockServer.close();
  mailbox = await startMailbox();
});

beforeEach(async () => {
  mailbox.reset();
  clock = Date.now();
  await restartReceiver();
});

afterAll(async () => {
  agent.destroy();
  await stopReceiver();
  await mailbox.stop();
});

async function stopReceiver() {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
}

async function restartReceiver(options: Partial<Parameters<typeof createHandler>[0]> = {}) {
  const handle = createHandler({
    allowedOrigins: [origin],
    deliveries: [smtpDelivery({ url: mailbox.url, ...inbox })],
    maxDelivered: 1000,
    now: () => clock,
    log: () => undefined,
    ...options,
  });
  if (receiver) await stopReceiver();
  receiver = createNodeServer(handle, { trustProxy: true });
  // On a busy machine an idle connection could be closed just as a request reuses it.
  receiver.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
}

/** Sends a request, by default each from another IP address. */
function send({
  method = 'POST',
  path = '/send-email',
  headers = {},
  body = '',
  ip,
}: Options): Promise<ResponseData> {
  const address = receiver.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');
  requestCount += 1;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port: address.port,
        method,
        path,
        headers: {
          Origin: origin,
          'Content-Type': 'application/json',
          ...(!headers['Transfer-Encoding'] && { 'Content-Length': Buffer.byteLength(body) }),
          'X-Forwarded-For':
            ip ?? `10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const sendJson = (value: unknown, options: Options = {}) =>
  send({ ...options, body: JSON.stringify(value) });

async function multipart(
  fields: Readonly<Record<string, string>>,
  resume: { readonly name: string; readonly content: Uint8Array<ArrayBuffer> } | null,
): Promise<Options> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  if (resume) data.append('resume', new File([resume.content], resume.name));
  const encoded = new Response(data);
  return {
    path: '/applications',
    headers: { 'Content-Type': encoded.headers.get('content-type') ?? '' },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

function pdf(bytes: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes).map((_, index) => (index * 31) % 256);
  content.set(new TextEncoder().encode('%PDF-1.7\n'));
  return content;
}

test('a message arrives letter for letter, with the visitor as reply-to', async () => {
  const response = await sendJson(message);
  expect([response.status, response.body]).toEqual([200, '{"success":true}']);
  const [mail] = mailbox.mails;
  expect(mail?.from?.address).toBe(inbox.from);
  expect(mail?.to?.map(({ address }) => address)).toEqual([inbox.to]);
  expect(mail?.replyTo).toEqual([{ name: message.name, address: message.email }]);
  expect(mail?.subject).toBe(`Message from ${message.organization}`);
  expect(mail?.text).toMatch(new RegExp(`^${escapeRegExp(message.message)}\n\n-- \n`));
  for (const value of Object.values(message)) expect(mail?.text).toContain(value);
});

test('an application arrives with its resume, byte for byte', async () => {
  const content = pdf(4_900_000);
  const response = await send(
    await multipart(
      // A browser sends line breaks in multipart as CRLF.
      { ...application, message: application.message.replaceAll('\n', '\r\n') },
      { name: 'Priya résumé.pdf', content },
    ),
  );
  expect([response.status, response.body]).toEqual([200, '{"success":true}']);
  const [mail] = mailbox.mails;
  const [attachment] = mail?.attachments ?? [];
  expect(attachment?.filename).toBe('Priya résumé.pdf');
  expect(attachment?.mimeType).toBe('application/pdf');
  expect(Buffer.compare(bytesOf(attachment?.content), content)).toBe(0);
  expect(mail?.text).toMatch(new RegExp(`^${escapeRegExp(application.message)}\n\n-- \n`));
  expect(mail?.replyTo).toEqual([{ name: application.fullName, address: application.email }]);
});

test('the same content is delivered once in ten minutes, also while it is being delivered', async () => {
  const responses = await Promise.all([sendJson(message), sendJson(message), sendJson(message)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(mailbox.mails).toHaveLength(1);
  clock += deduplicationMs;
  await sendJson(message);
  expect(mailbox.mails).toHaveLength(2);
  expect(mailbox.mails[0]?.messageId).toBe(mailbox.mails[1]?.messageId);
});

test('if the mail server rejects, the response is a failure, and a retry delivers', async () => {
  mailbox.reject();
  const rejected = await sendJson(message);
  expect([rejected.status, rejected.body]).toEqual([502, '{"success":false}']);
  mailbox.accept();
  expect((await sendJson(message)).status).toBe(200);
  expect(mailbox.mails).toHaveLength(1);
});

test('without a mail server the response is a failure', async () => {
  await restartReceiver({ deliveries: [smtpDelivery({ url: 'smtp://127.0.0.1:1', ...inbox })] });
  expect((await sendJson(message)).status).toBe(502);
});

test('a second delivery that fails is retried without a second mail', async () => {
  const leads: URLSearchParams[] = [];
  let status = 500;
  const lead = webToLeadDelivery({
    organizationId: '00D000000000001',
    send: (_url, init) => {
      if (init?.body instanceof URLSearchParams) leads.push(init.body);
      return Promise.resolve(new Response(null, { status }));
    },
  });
  await restartReceiver({ deliveries: [smtpDelivery({ url: mailbox.url, ...inbox }), lead] });
  expect((await sendJson(message)).status).toBe(502);
  status = 200;
  expect((await sendJson(message)).status).toBe(200);
  expect(mailbox.mails).toHaveLength(1);
  expect(Object.fromEntries(leads[1] ?? [])).toEqual({
    oid: '00D000000000001',
    first_name: 'Zoë “Z”',
    last_name: 'Ōno-Müller',
    company: message.organization,
    email: message.email,
    phone: message.phone,
    description: message.message,
    lead_source: 'Website',
  });
});

test('an application without a delivery is not a success', async () => {
  await restartReceiver({ deliveries: [webToLeadDelivery({ organizationId: '00D000000000001' })] });
  const form = await multipart(application, { name: 'resume.pdf', content: pdf(100) });
  expect((await send(form)).status).toBe(501);
});

test('the pre-flight allows a POST with a content type from the site, and nothing else', async () => {
  const preflight = (from: string, method: string) =>
    send({ method: 'OPTIONS', headers: { Origin: from, 'Access-Control-Request-Method': method } });
  const allowed = await preflight(origin, 'POST');
  expect(allowed.status).toBe(204);
  expect(allowed.headers['access-control-allow-origin']).toBe(origin);
  expect(allowed.headers['access-control-allow-headers']).toBe('content-type');
  expect((await preflight(origin, 'DELETE')).status).toBe(403);
  const otherOrigin = await preflight('https://evil.example', 'POST');
  expect(otherOrigin.status).toBe(403);
  expect(otherOrigin.headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\temp\\cv.pdf', 'cv.pdf'],
  ['cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf'],
  ['a;b"c\u0007.pdf', 'abc.pdf'],
  [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ['.pdf', 'resume.pdf'],
])('a resume named %j is attached as %j', async (name, attached) => {
  expect((await send(await multipart(application, { name, content: pdf(100) }))).status).toBe(200);
  expect(mailbox.mails[0]?.attachments[0]?.filename).toBe(attached);
});

test('the rate limits stop a flood from one address, and one from many', async () => {
  await restartReceiver({ maxPerVisitor: 10, maxDelivered: 15 });
  const flood = (ip: string | undefined, round: string) =>
    Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        sendJson({ ...message, message: `${round} ${index}` }, ip ? { ip } : {}),
      ),
    );
  const fromOneAddress = await flood('10.9.9.9', 'one');
  expect(countOf(fromOneAddress)).toEqual({ 200: 10, 429: 90 });
  expect(Number(fromOneAddress.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect(mailbox.mails).toHaveLength(10);
  expect(countOf(await flood(undefined, 'many'))).toEqual({ 200: 5, 429: 95 });
  expect(mailbox.mails).toHaveLength(15);
});

const random = seeded(23);
const pick = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from.');
  return value;
};
const fieldNames = ['name', 'organization', 'email', 'phone', 'message'] as const;
const lineNames = ['name', 'organization', 'email', 'phone'] as const;

/** Kinds of hostile requests: how many, and the allowed response statuses. */
const hostile: readonly (readonly [
  kind: string,
  count: number,
  send: (index: number) => Promise<ResponseData>,
  allowed: readonly number[],
])[] = [
  [
    'bytes at random as JSON',
    150,
    () => send({ body: Uint8Array.from({ length: 1 + random() * 3000 }, () => random() * 256) }),
    [400, 422],
  ],
  [
    'a cut or altered JSON',
    150,
    (index) => {
      const text = JSON.stringify({ ...message, message: `fuzz ${index}` });
      const at = Math.floor(random() * text.length);
      return send({
        body: pick([text.slice(0, at), `${text.slice(0, at)}\u0000${text.slice(at)}`, `${text}}`]),
      });
    },
    [400, 422],
  ],
  [
    'line breaks and headers in a field',
    150,
    () => {
      const injected = pick([
        '\r\nBcc: a@evil.example',
        '\nTo: a@evil.example',
        '\rX: y',
        '\u2028Cc: a@evil.example',
        '\u0000',
      ]);
      const name = pick(lineNames);
      return sendJson({ ...message, [name]: `${message[name]}${injected}x` });
    },
    [422],
  ],
  [
    'another type in a field',
    100,
    () =>
      sendJson({
        ...message,
        [pick(fieldNames)]: pick([null, 7, true, [], ['x'], { toString: 'x' }, '']),
      }),
    [422],
  ],
  [
    'fields missing, added, or of a prototype',
    80,
    (index) => {
      const withoutName = { ...message, name: undefined };
      return send({
        body: pick([
          JSON.stringify(withoutName),
          JSON.stringify({ ...message, bcc: 'a@evil.example', index }),
          `{"__proto__":${JSON.stringify(message)}}`,
          `[${JSON.stringify(message)}]`,
          '['.repeat(30_000) + ']'.repeat(30_000),
        ]),
      });
    },
    [422],
  ],
  [
    'too large',
    40,
    (index) =>
      index % 2 === 0
        ? sendJson({ ...message, message: 'x'.repeat(70_000) })
        : send({ headers: { 'Transfer-Encoding': 'chunked' }, body: 'x'.repeat(70_000) }),
    [413],
  ],
  [
    'another origin, or none',
    80,
    () =>
      sendJson(message, {
        headers: {
          Origin: pick([
            'https://evil.example',
            'null',
            `${origin}.evil.example`,
            'http://www.example.com',
            '',
          ]),
        },
      }),
    [403],
  ],
  [
    'another method, address or type',
    80,
    () =>
      pick([
        () => sendJson(message, { method: pick(['PUT', 'PATCH', 'DELETE']) }),
        () => send({ method: 'GET' }),
        () =>
          sendJson(message, {
            path: pick(['/', '/send-email/..%2f', '/__proto__', '//evil.example/send-email']),
          }),
        () =>
          sendJson(message, {
            headers: {
              'Content-Type': pick([
                'text/plain',
                'application/x-www-form-urlencoded',
                'application/json-x',
              ]),
            },
          }),
      ])(),
    [404, 405, 415],
  ],
  ['the honeypot filled in', 40, () => sendJson({ ...message, reference: 'cheap pills' }), [200]],
  [
    'a broken multipart body',
    60,
    async () => {
      const form = await multipart(application, { name: 'resume.pdf', content: pdf(500) });
      const body = form.body instanceof Uint8Array ? form.body : new Uint8Array();
      return send({
        ...form,
        ...pick([
          { body: body.slice(0, Math.floor(random() * (body.length - 60))) },
          { headers: { 'Content-Type': 'multipart/form-data' } },
          { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
        ]),
      });
    },
    [400],
  ],
  [
    'an invalid resume, or invalid fields',
    60,
    async () => {
      const resume = { name: 'resume.pdf', content: pdf(500) };
      const [fields, file] = pick([
        [application, null],
        [application, { ...resume, name: 'resume.exe' }],
        [application, { ...resume, name: 'resume.docx' }],
        [application, { ...resume, content: new TextEncoder().encode('MZ no PDF') }],
        [{ ...application, job: 'x\r\nBcc: a@evil.example' }, resume],
        [{ ...application, linkedIn: 'javascript:alert(1)' }, resume],
        [{ ...application, resume: 'text' }, resume],
      ] as const);
      return send(await multipart(fields, file));
    },
    [422],
  ],
  [
    'a resume that is too large',
    10,
    async () => send(await multipart(application, { name: 'resume.pdf', content: pdf(6_000_000) })),
    [413],
  ],
];

test(
  '1,000 hostile requests: no crash, no mail, the memory stays flat',
  { timeout: 60_000 },
  async () => {
    expect(hostile.reduce((sum, [, count]) => sum + count, 0)).toBe(1000);
    const table: Record<string, Record<number, number>> = {};
    const memoryBefore = await usedMemory();
    for (const [kind, count, sendHostile, allowed] of hostile) {
      const responses: ResponseData[] = [];
      while (responses.length < count) {
        const size = Math.min(10, count - responses.length);
        const first = responses.length;
        responses.push(
          ...(await Promise.all(Array.from({ length: size }, (_, i) => sendHostile(first + i)))),
        );
      }
      table[kind] = countOf(responses);
      const unexpected = responses.filter(({ status }) => !allowed.includes(status));
      expect(unexpected, kind).toEqual([]);
      expect(
        responses.filter(({ body }) => !/^\{"success":(true|false)\}$/.test(body)),
        kind,
      ).toEqual([]);
    }
    expect(mailbox.mails).toEqual([]);
    // The limit is less than the ten files of 6 MB. On a busy machine sockets free their memory late.
    const grown = await vi.waitFor(
      async () => {
        const bytes = (await usedMemory()) - memoryBefore;
        expect(bytes).toBeLessThan(40 * 1024 * 1024);
        return bytes;
      },
      { timeout: 15_000, interval: 500 },
    );
    expect((await sendJson(message)).status).toBe(200);
    expect(mailbox.mails).toHaveLength(1);
    if (process.env['REPORT'])
      process.stdout.write(`${JSON.stringify({ table, grown }, null, 1)}\n`);
  },
);

test.each([
  [{}, 'SMTP_URL'],
  [
    { ALLOWED_ORIGINS: origin, SMTP_URL: 'http://mail', MAIL_FROM: 'a@b', MAIL_TO: 'a@b' },
    'SMTP_URL',
  ],
])('settings %j are rejected by name', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(name);
});

function countOf(responses: readonly ResponseData[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Used bytes after garbage collection, which includes the buffers of sockets. */
async function usedMemory(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  for (let round = 0; round < 4; round += 1) {
    if (typeof collect === 'function') collect();
    // Ended sockets are released in later turns of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function bytesOf(content: string | ArrayBuffer | Uint8Array | undefined): Uint8Array {
  if (content === undefined) return new Uint8Array();
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

// @ts-check
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { readBody } from './body.js';
import { readFields, readSource } from './fields.js';
import { createBudget, createLimiter, createOnce, toNetwork } from './limits.js';
import { SendError, writeMail } from './mail.js';
import { parseForm } from './multipart.js';
import { Refusal } from './refusal.js';
import { checkResume, maxResumeBytes } from './resume.js';

/**
 * @typedef {import('./fields.js').Form} Form
 * @typedef {import('./mail.js').Received} Received
 *
 * @typedef {object} Bindings what a platform knows of a request
 * @property {string} address of the visitor
 * @property {(promise: Promise<unknown>) => void} [waitUntil] keeps the platform from ending a delivery
 *
 * @typedef {Record<string, string | number | boolean>} Entry of the log, never what a visitor wrote
 * @typedef {import('hono').Context<{ Bindings: Bindings, Variables: { entry: Entry } }>} Context
 *
 * @typedef {object} Options
 * @property {readonly string[]} allowedOrigins of the website
 * @property {{ from: string, to: string, isScanned: boolean }} inbox
 * @property {import('./mail.js').Transport} transport
 * @property {((received: Received) => Promise<string>) | null} [createLead]
 * @property {string} [healthSecret] lets a monitor verify the transport
 * @property {(entry: Entry) => void} [log]
 * @property {Partial<typeof defaults>} [limits]
 */

const defaults = {
  /** Requests of one network to one form in ten minutes. */
  maxPerNetwork: 10,
  /** The site waits for 15 s. */
  answerMs: 12_000,
  deliveryMs: 60_000,
  /** Before each repetition of a mail that was certainly not taken. */
  pausesMs: [1_000, 3_000],
  /** In which a body must end, or bring another 64 kB. */
  progressMs: 20_000,
  /** Of bodies in memory, until they are delivered. */
  budgetBytes: 24 * 1024 * 1024,
};

const maxTextBytes = 64 * 1024;
const maxApplicationBytes = maxResumeBytes + 4 * maxTextBytes;
/** @type {Readonly<Record<string, { form: Form, type: string, maxBytes: number }>>} */
const forms = {
  '/send-email': { form: 'message', type: 'application/json', maxBytes: maxTextBytes },
  '/applications': {
    form: 'application',
    type: 'multipart/form-data',
    maxBytes: maxApplicationBytes,
  },
};
const healthMs = 60_000;

/**
 * The web-standard handler of every platform: `fetch(request, bindings)`.
 * @param {Options} options
 */
export function createReceiver(options) {
  const { allowedOrigins, inbox, transport, createLead = null, healthSecret } = options;
  const { log = (entry) => console.log(JSON.stringify(entry)) } = options;
  const limits = { ...defaults, ...options.limits };
  const once = createOnce();
  const hit = createLimiter({ max: limits.maxPerNetwork });
  const budget = createBudget({ bytes: limits.budgetBytes, spare: maxApplicationBytes });
  let health = { at: -Infinity, isWell: Promise.resolve(true) };

  /** @type {Hono<{ Bindings: Bindings, Variables: { entry: Entry } }>} */
  const app = new Hono({
    // the last part: functions may be below another path
    getPath: ({ url }) => new URL(url).pathname.replace(/.*\//, '/'),
  });

  app.use(async (c, next) => {
    const startedAt = Date.now();
    c.set('entry', {});
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    if (c.req.method !== 'POST') return;
    const { status } = c.res;
    const result = status === 200 ? 'accepted' : status < 500 ? 'refused' : 'failed';
    const time = new Date(startedAt).toISOString();
    // of another path nothing is known, not even that it is short
    const path = Object.hasOwn(forms, c.req.path) ? c.req.path : 'other';
    log({ time, path, result, status, ms: Date.now() - startedAt, ...c.get('entry') });
  });
  app.use(async (c, next) => {
    const isFromSite = allowedOrigins.includes(c.req.header('Origin') ?? '');
    if (!['GET', 'HEAD'].includes(c.req.method) && !isFromSite) throw new Refusal(403);
    await next();
  });
  app.use(
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['POST'],
      allowHeaders: ['content-type'],
      maxAge: 600,
    }),
  );
  for (const [path, kind] of Object.entries(forms))
    app.post(path, async (c) => {
      const waitSeconds = hit(`${path} ${toNetwork(c.env.address)}`);
      if (waitSeconds > 0) throw new Refusal(429, { retryAfter: waitSeconds });
      if (mediaType(c) !== kind.type) throw new Refusal(415);
      const lease = budget.open();
      let delivery = null;
      try {
        const received = await receive(c, kind, lease);
        if (received) delivery = deliver(received, c.get('entry'));
      } finally {
        if (!delivery) lease.close();
      }
      if (!delivery) return c.json({ success: true });
      const closed = delivery.then(lease.close, lease.close);
      c.env.waitUntil?.(closed);
      return answer(c, delivery);
    });
  app.get('/health', async (c) => {
    if (c.req.query('deep') === undefined) return c.json({ success: true });
    const given = await sha256(c.req.header('Authorization') ?? '');
    if (!healthSecret || given !== (await sha256(`Bearer ${healthSecret}`))) throw new Refusal(401);
    const now = Date.now();
    if (now - health.at >= healthMs)
      health = {
        at: now,
        isWell: transport.verify().then(
          () => true,
          (error) => {
            log({
              time: new Date().toISOString(),
              path: '/health',
              result: 'failed',
              why: why(error),
            });
            return false;
          },
        ),
      };
    const isWell = await health.isWell;
    return c.json({ success: isWell }, isWell ? 200 : 503);
  });
  app.notFound(() => {
    throw new Refusal(404);
  });
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) {
      c.get('entry').why = why(error);
      return c.json({ success: false }, 500);
    }
    const { status, details } = error;
    const { retryAfter, ...named } = details;
    // the name of an unknown field is the sender's
    Object.assign(c.get('entry'), named.code === 'unknown' ? { code: 'unknown' } : named);
    if (retryAfter) c.header('Retry-After', String(retryAfter));
    return c.json({ success: false, ...named }, /** @type {400} */ (status));
  });

  /**
   * @param {Context} c @param {(typeof forms)[string]} kind @param {import('./limits.js').Lease} lease
   * @returns {Promise<Received | null>} null if it is of a bot
   */
  async function receive(c, { form, maxBytes }, lease) {
    const { progressMs } = limits;
    const body = await readBody(c.req.raw, { maxBytes, lease, progressMs });
    const type = c.req.header('Content-Type') ?? '';
    const { fields: input, files } =
      form === 'message' ? { fields: parseJson(body), files: null } : parseForm(body, type);
    // the field that the site's form hides
    if (Object(input).reference) {
      c.get('entry').honeypot = true;
      return null;
    }
    const fields = readFields(form, input);
    const file = files?.get('resume');
    if (files && files.size > (file ? 1 : 0)) throw new Refusal(422, { code: 'unknown' });
    const resume = files && { extension: checkResume(file), content: file?.content ?? body };
    const source = readSource(new URL(c.req.url).searchParams);
    const content = resume && (await sha256(resume.content));
    const key = await sha256(JSON.stringify([form, fields, content]));
    return { form, key, fields, resume, source, receivedAt: new Date() };
  }

  /** Lead, then mail; once for the same content. @param {Received} received @param {Entry} entry */
  function deliver(received, entry) {
    const { result, isFirst } = once(received.key, async () => {
      const signal = AbortSignal.timeout(limits.deliveryMs);
      const lead = received.form === 'message' && createLead ? await createLead(received) : null;
      await send(writeMail(received, inbox, lead), signal);
    });
    entry.key = received.key.slice(0, 8);
    if (!isFirst) entry.isRepetition = true;
    return result;
  }

  /** @param {import('./mail.js').Mail} mail @param {AbortSignal} signal */
  async function send(mail, signal) {
    for (let attempt = 0; ; attempt += 1)
      try {
        signal.throwIfAborted();
        return await transport.send(mail, signal);
      } catch (error) {
        const pause = limits.pausesMs[attempt];
        if (!(error instanceof SendError) || !error.canRepeat || pause === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
  }

  /** Answers in time; a delivery that takes longer goes on. @param {Context} c @param {Promise<void>} delivery */
  async function answer(c, delivery) {
    const entry = c.get('entry');
    let isLate = false;
    const done = delivery.then(
      () => 200,
      (error) => {
        if (!isLate) entry.why = why(error);
        return 502;
      },
    );
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(() => resolve(504), limits.answerMs);
    });
    const status = await Promise.race([done, late]);
    clearTimeout(timer);
    if (status === 200) return c.json({ success: true });
    if (status === 504) {
      isLate = true;
      const path = c.req.path;
      const key = entry.key ?? '';
      const logLate = (/** @type {Entry} */ outcome) =>
        log({ time: new Date().toISOString(), path, key, isLate, ...outcome });
      delivery.then(
        () => logLate({ result: 'accepted' }),
        (error) => logLate({ result: 'failed', why: why(error) }),
      );
    }
    return c.json({ success: false }, status === 504 ? 504 : 502);
  }

  return app;
}

/** @param {Context} c */
function mediaType(c) {
  return (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
}

/** @param {Uint8Array} body @returns {unknown} */
function parseJson(body) {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal(400);
  }
}

/** Of any failure, without a text that may quote the visitor. @param {unknown} error */
function why(error) {
  const { name = '', code, cause } = Object(error);
  return error instanceof SendError
    ? error.code
    : `${name} ${code ?? Object(cause).code ?? ''}`.trim();
}

/** @param {string | Uint8Array} content @returns {Promise<string>} in hexadecimal digits */
async function sha256(content) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = await crypto.subtle.digest('SHA-256', /** @type {BufferSource} */ (bytes));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

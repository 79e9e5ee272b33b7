// @ts-check
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { sha256 } from 'hono/utils/crypto';
import { createBudget, readBody } from './body.js';
import { readFields, readSource } from './fields.js';
import { createLimiter, createOnce, toNetwork } from './limits.js';
import { SendError, writeMail } from './mail.js';
import { parseForm } from './multipart.js';
import { maxResumeBytes, toAttachment } from './resume.js';

/**
 * @typedef {import('./fields.js').Form} Form
 * @typedef {import('./mail.js').Received} Received
 * @typedef {import('./body.js').Lease} Lease
 *
 * @typedef {object} Bindings what a platform knows of a request
 * @property {string} address of the visitor
 * @property {(promise: Promise<unknown>) => void} [waitUntil] keeps the platform from ending a delivery
 *
 * @typedef {Record<string, string | number | boolean>} Entry of the log, never what a visitor wrote
 * @typedef {{ Bindings: Bindings, Variables: { entry: Entry } }} Env
 * @typedef {import('hono').Context<Env>} Context
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
  /** The site waits for 15 s. */
  answerMs: 12_000,
  deliveryMs: 60_000,
  /** Before each repetition of a mail that was certainly not taken. */
  pausesMs: [1_000, 3_000],
  /** Of bodies in memory, until they are delivered. */
  budgetBytes: 24 * 1024 * 1024,
};

/** Requests of one network to one form in ten minutes. */
const maxPerNetwork = 10;
/** For how long the mail system is not asked again. */
const healthMs = 60_000;
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

/**
 * The web-standard handler of every platform: `fetch(request, bindings)`.
 * @param {Options} options
 */
export function createReceiver(options) {
  const { allowedOrigins, inbox, transport, createLead, healthSecret } = options;
  const { log = (entry) => console.log(JSON.stringify(entry)) } = options;
  const limits = { ...defaults, ...options.limits };
  const once = createOnce();
  const hit = createLimiter(maxPerNetwork);
  let health = { at: -Infinity, result: Promise.resolve() };
  const budget = createBudget({ bytes: limits.budgetBytes, spare: maxApplicationBytes });

  /** @type {Hono<Env>} */
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
    const { status } = c.res;
    if (c.req.method !== 'POST' && status < 500) return;
    const result = status === 200 ? 'accepted' : status < 500 ? 'refused' : 'failed';
    const time = new Date(startedAt).toISOString();
    // of another path nothing is known, not even that it is short
    const path = status >= 500 || Object.hasOwn(forms, c.req.path) ? c.req.path : 'other';
    log({ time, path, result, status, ms: Date.now() - startedAt, ...c.get('entry') });
  });
  app.use(async (c, next) => {
    const isFromSite = allowedOrigins.includes(c.req.header('Origin') ?? '');
    if (!['GET', 'HEAD'].includes(c.req.method) && !isFromSite) throw new HTTPException(403);
    await next();
  });
  const allowed = { allowMethods: ['POST'], allowHeaders: ['content-type'], maxAge: 600 };
  app.use(cors({ origin: [...allowedOrigins], ...allowed }));

  for (const [path, kind] of Object.entries(forms))
    app.post(path, async (c) => {
      const waitSeconds = hit(`${path} ${toNetwork(c.env.address)}`);
      if (waitSeconds > 0) {
        c.header('Retry-After', String(waitSeconds));
        throw new HTTPException(429);
      }
      const [type] = c.req.header('Content-Type')?.split(';') ?? [];
      if (type?.trim().toLowerCase() !== kind.type) throw new HTTPException(415);
      const lease = budget.open();
      let delivery = null;
      try {
        const received = await read(c, kind, lease);
        delivery = received && deliver(received, c.get('entry'), lease);
      } finally {
        if (!delivery) lease.close();
      }
      if (delivery) await waitFor(delivery, c);
      return c.json({ success: true });
    });

  app.get('/health', async (c, next) => {
    if (c.req.query('deep') !== undefined) return next();
    return c.json({ success: true });
  });
  if (healthSecret)
    app.get('/health', bearerAuth({ token: healthSecret }), async (c) => {
      const now = Date.now();
      if (now - health.at >= healthMs) health = { at: now, result: transport.verify() };
      await health.result;
      return c.json({ success: true });
    });
  app.notFound((c) => c.json({ success: false }, 404));
  app.onError((error, c) => {
    const entry = c.get('entry');
    if (!(error instanceof HTTPException)) {
      entry.why = why(error);
      return c.json({ success: false }, error instanceof SendError ? 502 : 500);
    }
    const named = Object(error.cause);
    // the name of an unknown field is the sender's
    Object.assign(entry, named.code === 'unknown' ? { code: 'unknown' } : named);
    return c.json({ success: false, ...named }, error.status);
  });

  /**
   * In a function of its own, so that nothing but its result keeps the body in memory.
   * @param {Context} c @param {(typeof forms)[string]} kind @param {Lease} lease
   * @returns {Promise<Received | null>} null if it is of a bot
   */
  async function read(c, { form, maxBytes }, lease) {
    const body = await readBody(c.req.raw, maxBytes, lease);
    const isMessage = form === 'message';
    const { input, resume: file } = isMessage
      ? parseJson(body)
      : parseForm(body, c.req.header('Content-Type') ?? '');
    // the field that the site's form hides
    if (Object(input).reference) {
      c.get('entry').honeypot = true;
      return null;
    }
    const fields = readFields(form, input);
    const resume = isMessage ? null : toAttachment(file, fields.fullName ?? '');
    const source = readSource(new URL(c.req.url).searchParams);
    const content = resume && (await sha256(resume.content));
    const key = String(await sha256(JSON.stringify([form, fields, content])));
    return { form, key, fields, resume, source, receivedAt: new Date() };
  }

  /**
   * Lead, then mail; once for the same content.
   * @param {Received} received @param {Entry} entry @param {Lease} lease
   */
  function deliver(received, entry, lease) {
    const { key } = received;
    const { result, isFirst } = once(key, async () => {
      const signal = AbortSignal.timeout(limits.deliveryMs);
      const lead = received.form === 'message' && createLead ? await createLead(received) : null;
      await send(writeMail(received, inbox, lead), signal, lease);
    });
    if (isFirst) result.then(lease.close, lease.close);
    else lease.close();
    Object.assign(entry, { key: key.slice(0, 8), ...(!isFirst && { isRepetition: true }) });
    return result;
  }

  /** @param {import('./mail.js').Mail} mail @param {AbortSignal} signal @param {Lease} lease */
  async function send(mail, signal, lease) {
    const { attachment } = mail;
    const onRead = () =>
      lease.offer(() => {
        if (attachment) attachment.content = new Uint8Array();
      });
    for (let attempt = 0; ; attempt += 1)
      try {
        signal.throwIfAborted();
        return await transport.send(mail, signal, onRead);
      } catch (error) {
        const pause = limits.pausesMs[attempt];
        const canRepeat = error instanceof SendError && error.canRepeat && lease.keep();
        if (!canRepeat || pause === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
  }

  /** In time for the answer; a delivery that takes longer goes on. @param {Promise<void>} delivery @param {Context} c */
  async function waitFor(delivery, c) {
    c.env.waitUntil?.(delivery.catch(() => undefined));
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    /** @type {Promise<never>} */
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new HTTPException(504));
        const { path } = c.req;
        const { key = '' } = c.get('entry');
        const logLate = (/** @type {Entry} */ outcome) =>
          log({ time: new Date().toISOString(), path, key, isLate: true, ...outcome });
        delivery.then(
          () => logLate({ result: 'accepted' }),
          (error) => logLate({ result: 'failed', why: why(error) }),
        );
      }, limits.answerMs);
    });
    await Promise.race([delivery, late]).finally(() => clearTimeout(timer));
  }

  return app;
}

/** @param {Uint8Array} body @returns {{ input: unknown, resume: null }} */
function parseJson(body) {
  try {
    const input = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return { input, resume: null };
  } catch {
    throw new HTTPException(400);
  }
}

/** Of any failure, without a text that may quote the visitor. @param {unknown} error */
function why(error) {
  const { name = '', code, cause } = Object(error);
  if (error instanceof SendError) return error.code;
  return `${name} ${code ?? Object(cause).code ?? ''}`.trim();
}

// @ts-check
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { sha256 } from 'hono/utils/crypto';
import { readBody } from './body.js';
import { forms, readFields, readSource, toAttachment } from './fields.js';
import { createMemory, memoryMs, toNetwork } from './limits.js';
import { SendError, toCode, toReference, writeMail } from './mail.js';

/**
 * @typedef {import('./mail.js').Received} Received
 * @typedef {Record<string, string | number | boolean>} Entry of the log, never what a visitor wrote
 *
 * @typedef {object} Bindings what a platform knows of a request
 * @property {string} address of the visitor
 * @property {(promise: Promise<unknown>) => void} [waitUntil] keeps the platform from ending a delivery
 * @property {{ free: number }} [places] for uploads in memory, where that is ours to limit
 *
 * @typedef {{ Bindings: Bindings, Variables: { entry: Entry } }} Env
 * @typedef {import('hono').Context<Env>} Context
 *
 * @typedef {object} Options
 * @property {readonly string[]} allowedOrigins of the website
 * @property {Parameters<typeof writeMail>[1]} inbox
 * @property {import('./mail.js').Transport} transport
 * @property {((received: Received) => Promise<string>) | null} [createLead]
 * @property {number} [maxForms] that a network may send of each form in ten minutes
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
  /** From the first byte of a form to its last. */
  bodyMs: 30_000,
};

/** In seconds, by status. */
const retryAfter = new Map(Object.entries({ 429: `${memoryMs / 1000}`, 503: '10' }));

/** The web-standard handler of every platform. @param {Options} options */
export function createReceiver(options) {
  const { allowedOrigins, inbox, transport, createLead, healthSecret } = options;
  const { maxForms = 10, log = (entry) => console.log(JSON.stringify(entry)) } = options;
  const limits = { ...defaults, ...options.limits };
  const inTime = timeout(limits.answerMs);
  const counters = createMemory(100_000, () => ({ forms: 0 }));
  const deliveries = createMemory(10_000, send);
  const checks = createMemory(1, transport.verify, 60_000);

  /** @type {Hono<Env>} */
  const app = new Hono({
    // the last part: functions may be below another path, and a setting may end in a slash
    getPath: ({ url }) => new URL(url).pathname.replace(/\/$/, '').replace(/.*\//, '/'),
  });

  app.use(async (c, next) => {
    const startedAt = performance.now();
    c.set('entry', { time: new Date().toISOString() });
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    const { path, method } = c.req;
    const { status } = c.res;
    if (status < 500 && (method !== 'POST' || !Object.hasOwn(forms, path))) return;
    const isRefused = status < 500 || status === 503;
    const result = status === 200 ? 'accepted' : isRefused ? 'refused' : 'failed';
    const ms = Math.round(performance.now() - startedAt);
    log({ path, result, status, ms, ...c.get('entry') });
  });

  const allowed = { allowMethods: ['POST'], allowHeaders: ['content-type'], maxAge: 600 };
  app.use(cors({ origin: [...allowedOrigins], ...allowed }));

  for (const [path, form] of Object.entries(forms))
    app.post(path, async (c) => {
      if (!allowedOrigins.includes(c.req.header('Origin') ?? '')) throw new HTTPException(403);
      const counter = counters.get(`${path} ${toNetwork(c.env.address)}`);
      if (counter.forms >= maxForms) throw new HTTPException(429);
      const type = c.req.header('Content-Type')?.toLowerCase() ?? '';
      if (!type.startsWith(form.type)) throw new HTTPException(415);
      const { places = { free: Infinity } } = c.env;
      let taken = 0;
      const takePlace = () => {
        if (places.free === 0) throw new HTTPException(503);
        taken = 1;
        places.free -= 1;
      };
      let delivery = null;
      // until it is not accepted, so that many at once count too
      counter.forms += 1;
      try {
        const received = await read(c, form, takePlace);
        if (!received) return c.json({ success: true });
        const reference = toReference(received.key);
        c.get('entry').reference = reference;
        // once for the same content, unless that failed
        delivery = deliveries.get(received.key, received);
        void delivery.catch(() => deliveries.forget(received.key));
        await waitFor(delivery, c);
        return c.json({ success: true, reference });
      } catch (error) {
        counter.forms -= 1;
        throw error;
      } finally {
        // a delivery may take longer than its answer
        void Promise.allSettled([delivery]).then(() => (places.free += taken));
      }
    });

  app.get('/health', (c, next) =>
    c.req.query('deep') === undefined ? Promise.resolve(c.json({ success: true })) : next(),
  );
  if (healthSecret)
    app.get('/health', bearerAuth({ token: healthSecret }), async (c) => {
      await checks.get('');
      return c.json({ success: true });
    });
  app.notFound((c) => c.json({ success: false }, 404));
  app.onError((error, c) => {
    const entry = c.get('entry');
    if (!(error instanceof HTTPException)) {
      entry.why = toCode(error);
      return c.json({ success: false }, error instanceof SendError ? 502 : 500);
    }
    c.header('Retry-After', retryAfter.get(`${error.status}`));
    const named = Object(error.cause);
    // not the field: the name of an unknown one is the sender's
    if (named.code) entry.code = named.code;
    return c.json({ success: false, ...named }, error.status);
  });

  /**
   * @param {Context} c @param {(typeof forms)[keyof typeof forms]} form @param {() => void} takePlace
   * @returns {Promise<Received | null>} null if it is of a bot
   */
  async function read(c, form, takePlace) {
    const { input, resume } = await readBody(c.req.raw, form.maxBytes, limits.bodyMs, takePlace)
      .then((body) => form.parse(body, c.req.header('Content-Type')))
      .catch((error) => {
        // the visitor has gone, or it is no form
        throw error instanceof HTTPException ? error : new HTTPException(400);
      });
    // the field that the site's form hides
    if (Object(input).reference) {
      c.get('entry').honeypot = true;
      return null;
    }
    const fields = readFields(form.rules, input);
    const attachment = resume === undefined ? null : toAttachment(resume, fields.fullName ?? '');
    const hash = attachment && (await sha256(attachment.content));
    const key = String(await sha256(JSON.stringify([fields, hash])));
    return { key, fields, attachment, source: readSource(c.req.query()) };
  }

  /** Lead, then mail. @param {Received} received */
  async function send(received) {
    const signal = AbortSignal.timeout(limits.deliveryMs);
    const lead = createLead && !received.attachment ? await createLead(received) : null;
    const mail = writeMail(received, inbox, lead);
    for (let attempt = 0; ; attempt += 1)
      try {
        signal.throwIfAborted();
        return await transport.send(mail, signal);
      } catch (error) {
        const pause = limits.pausesMs[attempt];
        const canRepeat = error instanceof SendError && error.canRepeat;
        if (!canRepeat || pause === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
  }

  /** In time for the answer; a delivery that takes longer goes on. @param {Promise<void>} delivery @param {Context} c */
  async function waitFor(delivery, c) {
    const ended = delivery.then(
      () => ({ result: 'accepted' }),
      (error) => ({ result: 'failed', why: toCode(error) }),
    );
    c.env.waitUntil?.(ended);
    await inTime(c, () => delivery).catch((error) => {
      const late = { path: c.req.path, ...c.get('entry'), isLate: true };
      if (error instanceof HTTPException) void ended.then((end) => log({ ...late, ...end }));
      throw error;
    });
  }

  return app;
}

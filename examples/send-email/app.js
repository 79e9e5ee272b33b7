// @ts-check
import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import { saveResume } from './resume.js';
import { readSource, schemas, signal } from './schemas.js';
import { startWorker } from './worker.js';

/**
 * @typedef {import('fastify').FastifyRequest} Request
 * @typedef {import('./store.js').Stored} Stored
 *
 * @typedef {object} AppOptions
 * @property {string[]} allowedOrigins of the website
 * @property {number} proxies how many stand in front; the visitor's address is counted from the right
 * @property {import('./store.js').Store} store
 * @property {readonly import('./worker.js').Delivery[]} deliveries
 * @property {number | undefined} [mailsPerHour] of each form; beyond it forms wait
 * @property {string | undefined} [deliverSecret] with it, what is accepted is delivered only on request
 * @property {{ write: (line: string) => void }} [logStream] standard output by default
 * @property {number} [maxPerVisitor] requests of one address to one form in ten minutes
 * @property {number} [drainMs] after which a request to deliver is answered
 * @property {number} [progressMs] in which a body must end or bring another 64 kB
 */

const maxTextBytes = 64 * 1024;
const maxResumeBytes = 5 * 1024 * 1024;
const maxApplicationBytes = maxResumeBytes + 512 * 1024;
const limits = {
  parts: 10,
  fields: 9,
  files: 1,
  headerPairs: 20,
  fieldNameSize: 100,
  fieldSize: maxTextBytes,
  fileSize: maxResumeBytes,
};
const preflight = { methods: ['POST'], allowedHeaders: ['content-type'], maxAge: 600 };
const maxSignalsBytes = 10 * 1024 * 1024;
/** In ten minutes: one address alone cannot fill a day. */
const maxSignalsBytesOfOne = 64 * 1024;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const limitMs = 10 * minuteMs;
/** For how long requests are counted. The policy says so. */
export const counterMs = hourMs;
/** More forms of one network in an hour are all the last in the queue. */
const maxRank = 1000;
/** A home line has a /56 of IPv6, a whole customer of a tunnel a /48, which others may share. */
const networks = [
  { bits: 56, weight: 1 },
  { bits: 48, weight: 1 / 16 },
];
const maxConnections = 2000;
/** Without a proxy: a browser opens six. */
const maxConnectionsOfOne = 100;
/** Cloud Scheduler and its like wait for thirty. */
const maxDrainMs = 25_000;

/**
 * Creates the server. The worker that delivers what it accepts runs until it is closed.
 * @param {AppOptions} options
 */
export async function createApp(options) {
  const { allowedOrigins, proxies, store, deliveries, mailsPerHour, logStream: stream } = options;
  const { maxPerVisitor: max = 10, progressMs = 20_000 } = options;
  const { deliverSecret, drainMs = maxDrainMs } = options;
  const app = Fastify({
    logger: { serializers: { err: toLoggedError }, ...(stream && { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: maxTextBytes,
    requestTimeout: 900_000,
    forceCloseConnections: 'idle',
  });
  app.server.maxConnections = maxConnections;
  if (proxies === 0) limitConnections(app.server);
  const isOnDemand = deliverSecret !== undefined;
  const worker = startWorker({ store, deliveries, mailsPerHour, isOnDemand, log: app.log });
  logRefusals(app);
  if (proxies > 0) logForwarding(app, proxies);
  app.addHook('onClose', async () => {
    await worker.stop();
    await store.close();
  });

  await app.register(helmet);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const isFromSite = allowedOrigins.includes(request.headers.origin ?? '');
    if (!['GET', 'HEAD'].includes(request.method) && !isFromSite) throw refusal(403);
    if (request.method === 'POST') endSlowBody(request, progressMs);
  });
  app.setNotFoundHandler(() => {
    throw refusal(404);
  });
  app.setErrorHandler((/** @type {import('fastify').FastifyError} */ error, request, reply) => {
    const { statusCode = error instanceof SyntaxError ? 400 : 500 } = error;
    const isAborted = request.raw.destroyed && !request.raw.complete;
    if (isAborted) request.log.info('aborted');
    else if (statusCode === 500) request.log.error({ err: error }, 'request failed');
    return reply.code(statusCode).send({ success: false });
  });

  await app.register(cors, { origin: allowedOrigins, ...preflight });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => `${request.routeOptions.url} ${addressOf(request)}`,
    ...(store.Limits && { store: store.Limits }),
  });
  await app.register(multipart, { limits });
  const limited = { config: { rateLimit: { max, timeWindow: limitMs } } };
  const signalling = { config: { rateLimit: { max: 60, timeWindow: limitMs } } };
  const counters = networks.map(({ bits, weight }) => {
    const keyGenerator = (/** @type {Request} */ request) =>
      `rank ${request.routeOptions.url} ${bits} ${addressOf(request, bits)}`;
    return {
      weight,
      hit: app.createRateLimit({ max: maxRank, timeWindow: counterMs, keyGenerator }),
    };
  });
  let refusedForRoom = { count: 0, at: -Infinity };
  let failure = { code: '', at: -Infinity };

  /** How many forms came from the same networks within the hour. @param {Request} request */
  async function rankOf(request) {
    let rank = 0;
    const isIPv6 = addressOf(request).includes(':');
    for (const { weight, hit } of isIPv6 ? counters : counters.slice(0, 1)) {
      const result = await hit(request);
      const earlier = 'remaining' in result ? maxRank - 1 - result.remaining : 0;
      rank = Math.max(rank, Math.floor(earlier * weight));
    }
    return rank;
  }

  /** @type {(request: Request, draft: string, form: Stored['form'], input: unknown, resume: Stored['resume']) => Promise<void>} */
  async function accept(request, draft, form, input, resume) {
    const fields = schemas[form].safeParse(input).data;
    if (!fields) throw refusal(422);
    const key = createHash('sha256')
      .update(JSON.stringify([form, fields, resume?.hash]))
      .digest('hex');
    const acceptedAt = Date.now();
    const source = readSource(Object(request.query));
    try {
      const rank = await rankOf(request);
      const stored = { key, form, fields, resume, source, acceptedAt, rank };
      const result = await store.accept(draft, stored);
      request.log.info({ form, key }, result);
      if (result === 'full') {
        const isRecent = acceptedAt - refusedForRoom.at < hourMs;
        refusedForRoom = { count: isRecent ? refusedForRoom.count + 1 : 1, at: acceptedAt };
        throw refusal(503);
      }
      failure = { code: '', at: -Infinity };
      if (result === 'accepted') worker.wake();
    } catch (error) {
      const { code = 'failed', statusCode } = Object(error);
      if (!statusCode) failure = { code, at: acceptedAt };
      throw error;
    }
  }

  app.post('/send-email', limited, async (request) => {
    if (typeof request.body !== 'object') throw refusal(415);
    if (!isBot(request, request.body))
      await store.withDraft((draft) => accept(request, draft, 'message', request.body, null));
    return { success: true };
  });

  app.post('/applications', limited, async (request) => {
    if (!request.isMultipart()) throw refusal(415);
    const length = Number(request.headers['content-length'] ?? NaN);
    if (Number.isNaN(length)) throw refusal(411);
    if (length > maxApplicationBytes) throw refusal(413);
    await store.withDraft(async (draft) => {
      /** @type {Map<string, unknown>} */
      const input = new Map();
      /** @type {Stored['resume']} */
      let resume = null;
      try {
        for await (const part of request.parts()) {
          const isResume = part.fieldname === 'resume';
          if (input.has(part.fieldname) || isResume !== (part.type === 'file')) throw refusal(422);
          input.set(part.fieldname, part.type === 'field' && part.value);
          if (part.type === 'file' && !part.filename) throw refusal(422);
          if (part.type === 'file')
            resume = await saveResume(part.file, part.filename, join(draft, 'resume'));
          if (part.type === 'file' ? part.file.truncated : part.valueTruncated) throw refusal(413);
          if (isResume && !resume) throw refusal(422);
        }
      } catch (error) {
        // the parser's errors have no code
        const { name, code, statusCode } = Object(error);
        throw name === 'Error' && !code && !statusCode ? refusal(400) : error;
      } finally {
        // at once: the rest of a refused form is discarded, not parsed
        request.raw.unpipe().resume();
      }
      input.delete('resume');
      const fields = Object.fromEntries(input);
      if (isBot(request, fields)) return;
      if (!resume) throw refusal(422);
      await accept(request, draft, 'application', fields, resume);
    });
    return { success: true };
  });

  /** @type {Map<string, number>} bytes that each address wrote */
  let written = new Map();
  const timer = setInterval(() => (written = new Map()), limitMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.post('/signals', { ...signalling, bodyLimit: 32 * 1024 }, async (request) => {
    const { body } = request;
    if (typeof body !== 'string') throw refusal(415);
    const day = new Date().toISOString().slice(0, 10);
    const lines = body.split('\n').filter(Boolean);
    const parsed = lines.map((line) => signal.safeParse(JSON.parse(line)).data);
    const signals = parsed.filter((values) => values !== undefined);
    if (signals.length < Math.min(1, lines.length)) throw refusal(422);
    const text = signals.map((values) => `${JSON.stringify({ ...values, day })}\n`).join('');
    const bytes = (written.get(addressOf(request)) ?? 0) + Buffer.byteLength(text);
    if (bytes > maxSignalsBytesOfOne) throw refusal(429);
    if (!(await store.append(day, text, maxSignalsBytes))) throw refusal(503);
    written.set(addressOf(request), bytes);
    return { success: true };
  });

  app.get('/health', async (_request, reply) => {
    const now = Date.now();
    const isFailing = now - failure.at < hourMs;
    const { waiting, waitingSince, dead, services, ...found } = await store
      .health()
      .then((health) => ({ ...health, accepting: isFailing ? failure.code : true }))
      .catch((error) => ({
        ...{ waiting: null, waitingSince: now, dead: [], services: {} },
        accepting: String(error.code ?? error.name),
      }));
    const oldestSeconds = Math.max(0, Math.round((now - Math.min(now, waitingSince)) / 1000));
    const paused = Object.entries(services).map(([name, { until, why }]) => [
      name,
      { why, seconds: Math.max(0, Math.ceil((until - now) / 1000)) },
    ]);
    const room = now - refusedForRoom.at < hourMs ? refusedForRoom.count : 0;
    const isWell = dead.length === 0 && oldestSeconds * 1000 < hourMs && room === 0;
    if (!isWell || found.accepting !== true) reply.code(503);
    return {
      ...{ waiting, oldestSeconds, dead, ...found },
      ...{ refusedForRoom: room, paused: Object.fromEntries(paused) },
    };
  });

  if (deliverSecret !== undefined) {
    const expected = hash(`Bearer ${deliverSecret}`);
    app.get('/deliver', async ({ headers }) => {
      if (!timingSafeEqual(hash(headers.authorization ?? ''), expected)) throw refusal(401);
      await worker.drain(drainMs);
      return { success: true };
    });
  }

  return app;
}

/** So that one address cannot occupy all. @param {import('node:http').Server} server */
function limitConnections(server) {
  /** @type {Map<string | undefined, number>} */
  const counts = new Map();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    const count = (counts.get(remoteAddress) ?? 0) + 1;
    counts.set(remoteAddress, count);
    socket.once('close', () => {
      const left = (counts.get(remoteAddress) ?? 1) - 1;
      if (left > 0) counts.set(remoteAddress, left);
      else counts.delete(remoteAddress);
    });
    if (count > maxConnectionsOfOne) socket.destroy();
  });
}

/**
 * Logs how many entries the first form's header had, because TRUST_PROXY is easily wrong.
 * @param {import('fastify').FastifyInstance} app @param {number} proxies
 */
function logForwarding(app, proxies) {
  let isLogged = false;
  app.addHook('onRequest', async ({ method, headers }) => {
    if (isLogged || method !== 'POST') return;
    isLogged = true;
    const entries = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .filter(Boolean).length;
    const about = { entries, TRUST_PROXY: proxies };
    if (entries < proxies) app.log.warn(about, 'fewer proxies than TRUST_PROXY');
    else app.log.info(about, 'entries of X-Forwarded-For');
  });
}

/** Logs how often requests were refused, once a minute. @param {import('fastify').FastifyInstance} app */
function logRefusals(app) {
  /** @type {Record<string, number>} */
  let counts = {};
  app.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    const what = `${statusCode} ${routeOptions.url ?? 'other'}`;
    if (statusCode >= 400) counts[what] = (counts[what] ?? 0) + 1;
  });
  const flush = () => {
    if (Object.keys(counts).length > 0) app.log.warn({ counts }, 'refused within a minute');
    counts = {};
  };
  const timer = setInterval(flush, minuteMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    flush();
  });
}

/**
 * Closes the connection of a body that makes no progress, unless the store made it wait.
 * @param {Request} request @param {number} ms
 */
function endSlowBody({ raw }, ms) {
  let bytesRead = raw.socket.bytesRead;
  let hasWaited = true;
  const timer = setInterval(() => {
    if (!hasWaited && raw.socket.bytesRead - bytesRead < maxTextBytes) raw.socket.destroy();
    bytesRead = raw.socket.bytesRead;
    hasWaited = !raw.readableFlowing;
  }, ms);
  raw.on('pause', () => (hasWaited = true));
  for (const event of ['end', 'close']) raw.once(event, () => clearInterval(timer));
}

/**
 * The visitor's address without a port; of IPv6 its network.
 * @param {Request} request @param {number} [bits]
 */
function addressOf({ ip }, bits = 64) {
  return normalizeIP(ip.replace(/^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/, '$1$2'), bits);
}

/** @param {string} text */
function hash(text) {
  return createHash('sha256').update(text).digest();
}

/** Whether the field is filled in that the site's form hides. @param {Request} request @param {unknown} input */
function isBot(request, input) {
  const isFilled = Boolean(Object(input).reference);
  if (isFilled) request.log.info('honeypot');
  return isFilled;
}

/** Without the message and the stack, in which a mail server may quote a visitor. @param {Error} error */
function toLoggedError(error) {
  const { name, cause, code = Object(cause).code ?? '' } = Object(error);
  const { statusCode, responseCode, command } = Object(error);
  return { type: name, message: code, stack: '', statusCode, responseCode, command };
}

/** @param {number} statusCode */
function refusal(statusCode) {
  return Object.assign(new Error('refused'), { statusCode });
}

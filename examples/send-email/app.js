// @ts-check
import { createHash } from 'node:crypto';
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
 * @property {number} [mailsPerHour] of each form; beyond it forms wait
 * @property {{ write: (line: string) => void }} [logStream] standard output by default
 * @property {number} [maxPerVisitor] requests of one address to one form in ten minutes
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
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** More forms of one address in an hour are all the last in the queue. */
const maxRank = 1000;

/**
 * Creates the server. The worker that delivers what it accepts runs until it is closed.
 * @param {AppOptions} options
 */
export async function createApp(options) {
  const { allowedOrigins, proxies, store, deliveries, mailsPerHour, logStream: stream } = options;
  const { maxPerVisitor: max = 10, progressMs = 20_000 } = options;
  const app = Fastify({
    logger: { serializers: { err: toLoggedError }, ...(stream && { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: maxTextBytes,
    connectionTimeout: 30_000,
    requestTimeout: 900_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
  });
  app.server.maxConnections = 2000;
  const worker = await startWorker({ store, deliveries, mailsPerHour, log: app.log });
  logRefusals(app);
  app.addHook('onClose', () => worker.stop());

  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const isFromSite = allowedOrigins.includes(request.headers.origin ?? '');
    if (request.method !== 'GET' && !isFromSite) throw refusal(403);
    if (request.method === 'POST') endSlowBody(request, progressMs);
  });
  app.setNotFoundHandler(() => {
    throw refusal(404);
  });
  app.setErrorHandler((/** @type {import('fastify').FastifyError} */ error, request, reply) => {
    // errors of the multipart and JSON parsers have no code
    const isUnreadable = ['Error', 'SyntaxError'].includes(error.name) && !error.code;
    const { statusCode = isUnreadable ? 400 : 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    return reply.code(statusCode).send({ success: false });
  });

  await app.register(helmet);
  await app.register(cors, { origin: allowedOrigins, ...preflight });
  await app.register(rateLimit, { global: false, keyGenerator: addressOf });
  await app.register(multipart, { limits });
  const hourly = { max: maxRank, timeWindow: hourMs };
  const ranks = { message: app.createRateLimit(hourly), application: app.createRateLimit(hourly) };
  const limited = { config: { rateLimit: { max, timeWindow: 10 * minuteMs } } };
  const signalling = { config: { rateLimit: { max: 60, timeWindow: 10 * minuteMs } } };

  /** @type {(request: Request, draft: string, form: Stored['form'], input: unknown, resume: Stored['resume']) => Promise<void>} */
  async function accept(request, draft, form, input, resume) {
    const fields = schemas[form].safeParse(input).data;
    if (!fields) throw refusal(422);
    const content = JSON.stringify([form, fields, resume?.hash]);
    const rank = await ranks[form](request);
    const stored = await store.accept(draft, {
      form,
      fields,
      resume,
      delivered: [],
      key: createHash('sha256').update(content).digest('hex'),
      acceptedAt: Date.now(),
      rank: 'remaining' in rank ? maxRank - rank.remaining : 0,
      source: readSource(Object(request.query)),
    });
    request.log.info({ form, key: stored?.key }, stored ? 'accepted' : 'repeated');
    if (stored) worker.add(stored);
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
          if (part.type === 'file')
            resume = await saveResume(part.file, part.filename, join(draft, 'resume'));
          if (part.type === 'file' ? part.file.truncated : part.valueTruncated) throw refusal(413);
          if (isResume && !resume) throw refusal(422);
        }
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

  app.post('/signals', { ...signalling, bodyLimit: 32 * 1024 }, async ({ body }) => {
    if (typeof body !== 'string') throw refusal(415);
    const day = new Date().toISOString().slice(0, 10);
    const lines = body.split('\n').filter(Boolean);
    const parsed = lines.map((line) => signal.safeParse(JSON.parse(line)).data);
    const signals = parsed.filter((values) => values !== undefined);
    if (signals.length < Math.min(1, lines.length)) throw refusal(422);
    const text = signals.map((values) => `${JSON.stringify({ ...values, day })}\n`).join('');
    if (!(await store.append(`signals-${day}.jsonl`, text, maxSignalsBytes))) throw refusal(503);
    return { success: true };
  });

  app.get('/health', async (_request, reply) => {
    const since = worker.waitingSince();
    const oldestSeconds = Math.round((Date.now() - Math.min(Date.now(), ...since)) / 1000);
    const dead = await store.readDead();
    if (dead.length > 0 || oldestSeconds * 1000 > hourMs) reply.code(503);
    return { waiting: since.length, oldestSeconds, dead };
  });

  return app;
}

/** Logs how often requests were refused, once a minute. @param {import('fastify').FastifyInstance} app */
function logRefusals(app) {
  /** @type {Record<string, number>} */
  let counts = {};
  app.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
    const what = `${statusCode} ${routeOptions.url ?? 'other'}`;
    if (statusCode >= 400) counts[what] = (counts[what] ?? 0) + 1;
  });
  const timer = setInterval(() => {
    if (Object.keys(counts).length > 0) app.log.warn({ counts }, 'refused within a minute');
    counts = {};
  }, minuteMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Closes the connection of a body that makes no progress. @param {Request} request @param {number} ms */
function endSlowBody({ raw }, ms) {
  let bytesRead = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.socket.bytesRead - bytesRead < maxTextBytes) raw.socket.destroy();
    bytesRead = raw.socket.bytesRead;
  }, ms);
  for (const event of ['end', 'close']) raw.once(event, () => clearInterval(timer));
}

/** The visitor's address without a port; of IPv6 its network. @param {Request} request */
function addressOf({ ip }) {
  return normalizeIP(ip.replace(/^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/, '$1$2'), 64);
}

/** Whether the field is filled in that the site's form hides. @param {Request} request @param {unknown} input */
function isBot(request, input) {
  const isFilled = Boolean(Object(input).reference);
  if (isFilled) request.log.info('honeypot');
  return isFilled;
}

/** Without the message and the stack, in which a mail server may quote a visitor. @param {Error} error */
function toLoggedError(error) {
  const { name, code = '', statusCode, responseCode, command } = Object(error);
  return { type: name, message: code, stack: '', statusCode, responseCode, command };
}

/** @param {number} statusCode */
function refusal(statusCode) {
  return Object.assign(new Error('refused'), { statusCode });
}

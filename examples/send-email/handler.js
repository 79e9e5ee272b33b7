// @ts-check
import { createHash } from 'node:crypto';
import { readBody, BodyTooLarge } from './body.js';
import { createDeduplicator } from './deduplicate.js';
import { createRateLimit } from './rateLimit.js';
import { honeypotName, parseApplication, parseMessage } from './schemas.js';

/**
 * @typedef {import('./schemas.js').Message} Message
 * @typedef {import('./schemas.js').Application} Application
 *
 * @typedef {object} Delivery
 * @property {string} name tells deliveries apart, for example "smtp"
 * @property {(message: Message, key: string) => Promise<void>} [deliverMessage]
 * @property {(application: Application, key: string) => Promise<void>} [deliverApplication]
 *
 * @typedef {object} HandlerOptions
 * @property {readonly string[]} allowedOrigins origins of the website, such as https://www.example.com
 * @property {readonly Delivery[]} deliveries all that accept the form must succeed
 * @property {number} [maxPerVisitor] requests of one address in ten minutes
 * @property {number} [maxDelivered] deliveries of all addresses in an hour
 * @property {number} [maxBufferedBytes] of all bodies that are read at the same time
 * @property {() => number} [now] milliseconds
 * @property {(text: string, error?: unknown) => void} [log] never receives what a visitor wrote
 *
 * @typedef {object} Form
 * @property {string} type required media type of the request
 * @property {number} maxBytes
 * @property {(body: Uint8Array, type: string) => Promise<Parsed>} parse
 *
 * @typedef {object} Valid
 * @property {'valid'} kind
 * @property {Message | Application} value
 * @property {'deliverMessage' | 'deliverApplication'} method
 * @property {(delivery: Delivery, key: string) => Promise<void> | undefined} deliver
 *
 * @typedef {Valid | { kind: 'invalid' } | { kind: 'honeypot' }} Parsed
 */

const minuteMs = 60_000;
/** A resume of 5 MB and the text fields. */
const maxApplicationBytes = 5.5 * 1024 * 1024;
const maxMessageBytes = 64 * 1024;
/** Milliseconds in which the same content is delivered once. */
export const deduplicationMs = 10 * minuteMs;

/** @type {Readonly<Record<string, Form>>} */
const forms = {
  '/send-email': { type: 'application/json', maxBytes: maxMessageBytes, parse: readMessage },
  '/applications': {
    type: 'multipart/form-data',
    maxBytes: maxApplicationBytes,
    parse: readApplication,
  },
};

/**
 * Creates the handler of both forms; docs/send-email.md is the contract.
 * @param {HandlerOptions} options
 * @returns {(request: Request, client: { ip: string }) => Promise<Response>} never rejects
 */
export function createHandler({
  allowedOrigins,
  deliveries,
  maxPerVisitor = 10,
  maxDelivered = 60,
  maxBufferedBytes = 64 * 1024 * 1024,
  now = Date.now,
  log = console.error,
}) {
  const visitors = createRateLimit({ limit: maxPerVisitor, windowMs: 10 * minuteMs, now });
  const allVisitors = createRateLimit({ limit: maxDelivered, windowMs: 60 * minuteMs, now });
  const deduplicator = createDeduplicator({ windowMs: deduplicationMs, now });
  let bufferedBytes = 0;

  return async function handle(request, { ip }) {
    const origin = request.headers.get('origin') ?? '';
    const isAllowed = allowedOrigins.includes(origin);
    /** @type {(status: number, success: boolean, headers?: Record<string, string>) => Response} */
    const respond = (status, success, headers = {}) =>
      Response.json(
        { success },
        { status, headers: { ...responseHeaders(isAllowed ? origin : null), ...headers } },
      );

    const form = Object.hasOwn(forms, pathOf(request)) ? forms[pathOf(request)] : undefined;
    if (!form) return respond(404, false);
    if (!isAllowed) return respond(403, false);
    if (request.method === 'OPTIONS') return respondToPreflight(request, origin);
    if (request.method !== 'POST') return respond(405, false, { Allow: 'POST, OPTIONS' });

    const waitMs = visitors.take(ip);
    if (waitMs > 0) return respond(429, false, { 'Retry-After': secondsOf(waitMs) });
    const type = request.headers.get('content-type') ?? '';
    if (mediaType(type) !== form.type) return respond(415, false);
    if (Number(request.headers.get('content-length')) > form.maxBytes) return respond(413, false);
    if (bufferedBytes + form.maxBytes > maxBufferedBytes)
      return respond(503, false, { 'Retry-After': '10' });

    bufferedBytes += form.maxBytes;
    /** @type {Parsed} */
    let parsed;
    try {
      parsed = await form.parse(await readBody(request, form.maxBytes), type);
    } catch (error) {
      return respond(error instanceof BodyTooLarge ? 413 : 400, false);
    } finally {
      bufferedBytes -= form.maxBytes;
    }
    // a bot gets a success response, so that it does not learn of the honeypot
    if (parsed.kind === 'honeypot') return respond(200, true);
    if (parsed.kind === 'invalid') return respond(422, false);

    const { value, method } = parsed;
    const applicable = deliveries.filter((delivery) => delivery[method]);
    if (applicable.length === 0) return respond(501, false);
    const key = keyOf(value);
    const results = await Promise.allSettled(
      applicable.map((delivery) =>
        deduplicator.run(`${delivery.name} ${key}`, async () => {
          const waitMs = allVisitors.take(delivery.name);
          if (waitMs > 0) throw new TooManyDeliveries(waitMs);
          await parsed.deliver(delivery, key);
        }),
      ),
    );
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    );
    if (reasons.length === 0) return respond(200, true);
    const tooMany = reasons.find((reason) => reason instanceof TooManyDeliveries);
    if (tooMany) return respond(429, false, { 'Retry-After': secondsOf(tooMany.waitMs) });
    for (const reason of reasons) log(`${pathOf(request)} was not delivered.`, reason);
    return respond(502, false);
  };
}

class TooManyDeliveries extends Error {
  /** @param {number} waitMs */
  constructor(waitMs) {
    super('Too many deliveries.');
    this.waitMs = waitMs;
  }
}

/** @param {Request} request */
function pathOf(request) {
  return new URL(request.url).pathname;
}

/**
 * @param {Request} request
 * @param {string} origin
 */
function respondToPreflight(request, origin) {
  const isExpected = request.headers.get('access-control-request-method') === 'POST';
  return new Response(null, {
    status: isExpected ? 204 : 403,
    headers: {
      ...responseHeaders(origin),
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'content-type',
      'Access-Control-Max-Age': '600',
    },
  });
}

/**
 * @param {string | null} origin null if no page may read the response
 * @returns {Record<string, string>}
 */
function responseHeaders(origin) {
  return {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Origin',
    ...(origin !== null && { 'Access-Control-Allow-Origin': origin }),
  };
}

/** @param {string} type */
function mediaType(type) {
  return type.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** @param {number} ms */
function secondsOf(ms) {
  return String(Math.ceil(ms / 1000));
}

/**
 * The idempotency key of a form: its content. A retry after a lost response sends the same content,
 * also from another tab or after a reload.
 * @param {Message | Application} value
 */
function keyOf(value) {
  const hash = createHash('sha256');
  for (const [name, field] of Object.entries(value)) {
    const bytes = typeof field === 'string' ? Buffer.from(field) : field.content;
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {Uint8Array} body
 * @returns {Promise<Parsed>}
 */
async function readMessage(body) {
  const input = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  if (isHoneypotFilled(input)) return { kind: 'honeypot' };
  const message = parseMessage(input);
  if (!message) return { kind: 'invalid' };
  return {
    kind: 'valid',
    value: message,
    method: 'deliverMessage',
    deliver: (delivery, key) => delivery.deliverMessage?.(message, key),
  };
}

/**
 * @param {Uint8Array} body
 * @param {string} type
 * @returns {Promise<Parsed>}
 */
async function readApplication(body, type) {
  const data = await new Response(Buffer.from(body), {
    headers: { 'Content-Type': type },
  }).formData();
  const entries = [...data];
  if (new Set(entries.map(([name]) => name)).size !== entries.length) return { kind: 'invalid' };
  const input = Object.fromEntries(entries);
  if (isHoneypotFilled(input)) return { kind: 'honeypot' };
  const application = await parseApplication(input);
  if (!application) return { kind: 'invalid' };
  return {
    kind: 'valid',
    value: application,
    method: 'deliverApplication',
    deliver: (delivery, key) => delivery.deliverApplication?.(application, key),
  };
}

/** @param {unknown} input */
function isHoneypotFilled(input) {
  return (
    typeof input === 'object' &&
    input !== null &&
    Object.hasOwn(input, honeypotName) &&
    Boolean(Reflect.get(input, honeypotName))
  );
}

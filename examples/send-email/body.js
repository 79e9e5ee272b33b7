// @ts-check
import { Refusal } from './refusal.js';

/** What a body must bring in each period, or it counts as stuck. */
const minProgress = 64 * 1024;

/**
 * Reads a body of at most so many bytes, whatever its length is said to be.
 * @param {Request} request
 * @param {{ maxBytes: number, lease: import('./limits.js').Lease, progressMs: number }} options
 */
export async function readBody(request, { maxBytes, lease, progressMs }) {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new Refusal(413);
  const reader = request.body?.getReader();
  if (!reader) throw new Refusal(400);
  /** @type {Uint8Array[]} */
  const chunks = [];
  let bytes = 0;
  let bytesBefore = 0;
  // a body that waits for memory is not stuck
  let isWaiting = false;
  let hasWaited = false;
  let isStuck = false;
  const timer = setInterval(() => {
    isStuck = !hasWaited && bytes - bytesBefore < minProgress;
    bytesBefore = bytes;
    hasWaited = isWaiting;
    if (isStuck) void reader.cancel().catch(() => undefined);
  }, progressMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isStuck) throw new Refusal(408);
      if (done) break;
      bytes += value.length;
      if (bytes > maxBytes) throw new Refusal(413);
      chunks.push(value);
      const turn = lease.take(value.length);
      if (!turn) continue;
      isWaiting = hasWaited = true;
      await turn;
      isWaiting = false;
    }
  } catch (error) {
    // the visitor has gone
    throw error instanceof Refusal ? error : new Refusal(400, { code: 'aborted' });
  } finally {
    clearInterval(timer);
    lease.endReading();
  }
  return concat(chunks, bytes);
}

/** @param {readonly Uint8Array[]} chunks @param {number} bytes */
function concat(chunks, bytes) {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

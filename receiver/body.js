// @ts-check
import { HTTPException } from 'hono/http-exception';

/** A body up to this size needs no place: a message does not stand behind resumes. */
export const freeBytes = 64 * 1024;

/**
 * @param {Request} request @param {number} maxBytes @param {number} maxMs
 * @param {() => void} takePlace called once the body is larger than `freeBytes`; throws if it may not be
 */
export async function readBody(request, maxBytes, maxMs, takePlace) {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new HTTPException(413);
  const reader = (request.body ?? new Blob().stream()).getReader();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // ends a read that waits, and leaves the connection for the answer
    reader.releaseLock();
  }, maxMs);
  // keeps no piece: one of a single byte would take hundreds
  let body = new Uint8Array(freeBytes);
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return body.subarray(0, bytes);
      const end = bytes + value.length;
      if (end > maxBytes) throw new HTTPException(413);
      if (end > body.length) {
        takePlace();
        const start = body;
        body = new Uint8Array(maxBytes);
        body.set(start);
      }
      body.set(value, bytes);
      bytes = end;
    }
  } catch (error) {
    throw isLate ? new HTTPException(408) : error;
  } finally {
    clearTimeout(timer);
  }
}

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
  // keeps no piece: one of a single byte would take hundreds
  let body = new Uint8Array(freeBytes);
  let bytes = 0;
  const write = (/** @type {Uint8Array} */ piece) => {
    const end = bytes + piece.length;
    if (end > maxBytes) throw new HTTPException(413);
    if (end > body.length) {
      takePlace();
      const start = body;
      body = new Uint8Array(maxBytes);
      body.set(start);
    }
    body.set(piece, bytes);
    bytes = end;
  };
  const signal = AbortSignal.timeout(maxMs);
  // without a cancel, which would end the connection before the answer
  const options = { signal, preventCancel: true };
  await request.body?.pipeTo(new WritableStream({ write }), options).catch((error) => {
    throw signal.aborted ? new HTTPException(408) : error;
  });
  return body.subarray(0, bytes);
}

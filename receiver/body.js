// @ts-check
import { HTTPException } from 'hono/http-exception';

/** A body up to this size needs no place: a message does not stand behind resumes. */
export const freeBytes = 64 * 1024;
/** After so many another may have a place, and after fewer one at which nothing moves. */
const maxSeconds = 20;
const maxStillSeconds = 4;
/** Of who waits for a place. */
const lookAgainMs = 20;
/** A multiple of three, so that base64 needs no rest. */
const sliceBytes = 24 * 1024;

/**
 * The places in memory for bodies over `freeBytes`, so that a connection that only announces many bytes
 * occupies none. Who came last is served first, because those before may stand still.
 * @typedef {{ free: number, waiting: Lease[] }} Places
 */

/** The memory of one form, from its first byte until it is delivered. */
export class Lease {
  /** For how long it has its place; infinite once the content is needed only to send it again. */
  seconds = 0;
  /** In these seconds, when anything last came or went. */
  movedAt = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} while it has a place */
  timer;
  /** Of the resume. */
  filename = '';
  /** @type {Uint8Array | null} the resume, until it is let go */
  content = null;
  /** Aborted when what cannot go on without the memory has to end. */
  lost = new AbortController();

  /** @param {Places} places */
  constructor(places) {
    this.places = places;
  }

  /** Waits for a place, which upload and delivery may each keep for so long when another waits. */
  async takePlace() {
    const { places } = this;
    places.waiting.push(this);
    while (places.free === 0 || places.waiting.at(-1) !== this)
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    places.waiting.pop();
    places.free -= 1;
    this.timer = setInterval(() => {
      this.seconds += 1;
      const isLong = this.seconds >= maxSeconds || this.seconds >= this.movedAt + maxStillSeconds;
      if (!isLong || places.free > 0 || places.waiting.length === 0) return;
      this.close();
      if (this.seconds < Infinity) this.lost.abort();
    }, 1_000);
  }

  /** The content, in copies, so that who sends them keeps little of it. */
  *read() {
    this.seconds = 0;
    this.movedAt = 0;
    for (let at = 0; ; at += sliceBytes) {
      if (!this.content) throw new Error('Another has the memory.');
      if (at >= this.content.length) break;
      yield this.content.slice(at, at + sliceBytes);
      this.movedAt = this.seconds;
    }
    this.seconds = Infinity;
  }

  close() {
    if (this.timer) this.places.free += 1;
    clearInterval(this.timer);
    this.timer = undefined;
    this.content = null;
  }
}

/**
 * Reads a body of at most so many bytes, whatever its length is said to be.
 * @param {Request} request
 * @param {number} maxBytes
 * @param {Lease} lease
 */
export async function readBody(request, maxBytes, lease) {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new HTTPException(413);
  const reader = (request.body ?? new Blob().stream()).getReader();
  // ends a read that waits, and leaves the connection for the answer
  lease.lost.signal.onabort = () => reader.releaseLock();
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
        await lease.takePlace();
        const start = body;
        body = new Uint8Array(maxBytes);
        body.set(start);
      }
      body.set(value, bytes);
      bytes = end;
      lease.movedAt = lease.seconds;
    }
  } catch (error) {
    throw lease.lost.signal.aborted ? new HTTPException(408) : error;
  }
}

// @ts-check
import { HTTPException } from 'hono/http-exception';

/** Who brings or takes less is slow; each second of it counts, and faster ones make up for it. */
const bytesPerSecond = 8 * 1024;
/** After so many an upload is refused, and after fewer whatever another needs the memory of. */
const maxSlowSeconds = 20;
const safeSlowSeconds = 4;
/** So much of a body never waits: a message does not stand behind resumes. */
const freeBytes = 64 * 1024;
/** Of who waits for memory. */
const lookAgainMs = 20;
/** A multiple of three, so that base64 needs no rest. */
const sliceBytes = 24 * 1024;

/**
 * A budget of memory for bodies, counted as they arrive, so that a connection that only announces
 * many bytes occupies none. When there is no room, who has stood still for seconds loses it, the
 * oldest first, upload or delivery; and who came last is served first, because those before may stand
 * still as well. The upload that began first may exceed the budget by `spare`, so that one always ends.
 */
export class Budget {
  used = 0;
  /** @type {Set<Lease>} in the order in which they began */
  leases = new Set();
  /** @type {Lease[]} */
  waiting = [];

  /** @param {number} bytes @param {number} spare */
  constructor(bytes, spare) {
    this.bytes = bytes;
    this.spare = spare;
  }

  /** @param {Lease} lease @param {number} count */
  hasRoom(lease, count) {
    if (lease.held + count <= freeBytes) return true;
    const isFirst = lease === [...this.leases].find(({ isReading }) => isReading);
    if (!isFirst && lease !== this.waiting.at(-1)) return false;
    const max = this.bytes + (isFirst ? this.spare : 0) - count;
    for (const other of this.leases)
      if (this.used > max && other.slowSeconds >= safeSlowSeconds) other.letGo();
    return this.used <= max;
  }
}

/** What one form has of the budget, from its first byte until it is delivered. */
export class Lease {
  held = 0;
  isOpen = true;
  isReading = true;
  /** Infinite once the memory is needed only if the form has to be sent again. */
  slowSeconds = 0;
  /** Since the last second. */
  moved = 0;
  /** @type {Uint8Array} the resume, until it is let go */
  content = new Uint8Array();
  /** Ends what cannot go on without the memory. */
  onLetGo = () => {};

  /** @param {Budget} budget */
  constructor(budget) {
    this.budget = budget;
    budget.leases.add(this);
    this.timer = setInterval(() => {
      if (budget.waiting.includes(this)) return;
      this.slowSeconds = Math.max(0, this.slowSeconds + 1 - this.moved / bytesPerSecond);
      this.moved = 0;
      if (this.isReading && this.slowSeconds >= maxSlowSeconds) this.letGo();
    }, 1_000);
  }

  /** Waits until there is room. @param {number} count */
  async take(count) {
    const { waiting } = this.budget;
    this.slowSeconds = 0;
    waiting.push(this);
    while (!this.budget.hasRoom(this, count))
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    waiting.splice(waiting.indexOf(this), 1);
    this.budget.used += count;
    this.held += count;
    this.moved += count;
  }

  /** The content, in copies, so that who sends them keeps little of it. */
  *read() {
    this.slowSeconds = 0;
    for (let at = 0; ; at += sliceBytes) {
      if (!this.isOpen) throw new Error('Another has the memory.');
      if (at >= this.content.length) break;
      yield this.content.slice(at, at + sliceBytes);
      this.moved += sliceBytes;
    }
    this.slowSeconds = Infinity;
  }

  letGo() {
    const isNeeded = this.slowSeconds < Infinity;
    this.close();
    if (isNeeded) this.onLetGo();
  }

  close() {
    this.isOpen = false;
    clearInterval(this.timer);
    this.budget.leases.delete(this);
    this.budget.used -= this.held;
    this.held = 0;
    this.content = new Uint8Array();
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
  const reader = request.body?.getReader();
  if (!reader) throw new Error('No body.');
  // ends a read that waits, and leaves the connection for the answer
  lease.onLetGo = () => reader.releaseLock();
  // grows as it fills, and keeps no piece: one of a single byte would take hundreds
  let body = new Uint8Array(freeBytes);
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return body.subarray(0, bytes);
      if (bytes + value.length > maxBytes) throw new HTTPException(413);
      await lease.take(value.length);
      if (bytes + value.length > body.length) {
        const grown = new Uint8Array(Math.min(maxBytes, 2 * (bytes + value.length)));
        grown.set(body);
        body = grown;
      }
      body.set(value, bytes);
      bytes += value.length;
    }
  } catch (error) {
    throw lease.isOpen ? error : new HTTPException(408);
  } finally {
    lease.isReading = false;
  }
}

// @ts-check
import { HTTPException } from 'hono/http-exception';

/** A body that brings less than this in a period is slow, after ten such periods it is stuck. */
const minBytes = 8 * 1024;
const periodMs = 2_000;
const maxSlowPeriods = 10;
/** So much of a body never waits: a message does not stand behind resumes. */
const freeBytes = 64 * 1024;
/** Of who waits for memory. */
const lookAgainMs = 20;

/**
 * A budget of memory for bodies, counted as they arrive, so that a connection that only announces
 * many bytes occupies none. The upload that began first may exceed it by `spare`, so that one always
 * ends. When there is no room, what has been offered is let go, the oldest first.
 * @param {{ bytes: number, spare: number }} options
 */
export function createBudget({ bytes, spare }) {
  let used = 0;
  /** @type {Set<object>} uploads in the order in which they began */
  const reading = new Set();
  /** @type {Map<object, () => void>} */
  const offers = new Map();

  return {
    get used() {
      return used;
    },
    open() {
      let held = 0;
      let isOpen = true;
      const lease = {
        /** Waits until there is room. @param {number} count */
        async take(count) {
          offers.delete(lease);
          while (!hasRoom(count)) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
          used += count;
          held += count;
        },
        /** The body is complete. */
        endReading() {
          reading.delete(lease);
          offers.delete(lease);
        },
        /** From now on another may have the memory. @param {() => void} letGo */
        offer(letGo) {
          if (!isOpen) return;
          offers.set(lease, () => {
            lease.close();
            letGo();
          });
        },
        /** @returns whether the memory has not been let go */
        keep() {
          offers.delete(lease);
          return isOpen;
        },
        close() {
          used -= held;
          held = 0;
          isOpen = false;
          lease.endReading();
        },
      };
      const hasRoom = (/** @type {number} */ count) => {
        if (held + count <= freeBytes) return true;
        const isFirst = reading.values().next().value === lease;
        const max = bytes + (isFirst ? spare : 0) - count;
        for (const letGo of offers.values()) if (used > max) letGo();
        return used <= max;
      };
      reading.add(lease);
      return lease;
    },
  };
}

/** @typedef {ReturnType<ReturnType<typeof createBudget>['open']>} Lease */

/**
 * Reads a body of at most so many bytes, whatever its length is said to be.
 * @param {Request} request
 * @param {number} maxBytes
 * @param {Lease} lease
 */
export async function readBody(request, maxBytes, lease) {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new HTTPException(413);
  const reader = request.body?.getReader();
  if (!reader) throw new HTTPException(400);
  /** @type {Uint8Array[]} */
  const chunks = [];
  let bytes = 0;
  let bytesBefore = 0;
  let slowPeriods = 0;
  let isWaiting = false;
  let isStuck = false;
  const stop = () => {
    isStuck = true;
    void reader.cancel().catch(() => undefined);
  };
  const timer = setInterval(() => {
    // a body that waits for memory is not slow
    slowPeriods = isWaiting || bytes - bytesBefore >= minBytes ? 0 : slowPeriods + 1;
    bytesBefore = bytes;
    if (slowPeriods >= maxSlowPeriods) stop();
    // nor is one whose wait has just ended
    else if (slowPeriods > 1) lease.offer(stop);
  }, periodMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isStuck) throw new HTTPException(408);
      if (done) break;
      bytes += value.length;
      if (bytes > maxBytes) throw new HTTPException(413);
      chunks.push(value);
      isWaiting = true;
      await lease.take(value.length);
      isWaiting = false;
    }
  } catch (error) {
    // the visitor has gone
    throw error instanceof HTTPException ? error : new HTTPException(400);
  } finally {
    clearInterval(timer);
    lease.endReading();
  }
  const body = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

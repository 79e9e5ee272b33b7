// @ts-check

/** For how long requests of a network and accepted forms are remembered. The policy says so. */
export const memoryMs = 600_000;

/**
 * Runs a task once for its key: whoever comes with the same key while it runs, or within `ms` after it
 * succeeded, gets its result. Failures are forgotten.
 */
export function createOnce({ ms = memoryMs, maxKeys = 10_000 } = {}) {
  /** @type {Map<string, { result: Promise<void>, until: number }>} */
  const entries = new Map();
  /** @type {(key: string, task: () => Promise<void>) => { result: Promise<void>, isFirst: boolean }} */
  return (key, task) => {
    const now = Date.now();
    for (const [old, { until }] of entries)
      if (until <= now || entries.size >= maxKeys) entries.delete(old);
      else if (until !== Infinity) break;
    const found = entries.get(key);
    if (found) return { result: found.result, isFirst: false };
    const entry = { result: task(), until: Infinity };
    entries.set(key, entry);
    entry.result.then(
      () => {
        if (entries.get(key) !== entry) return;
        // to the end, so that the first is the oldest
        entries.delete(key);
        entries.set(key, { ...entry, until: Date.now() + ms });
      },
      () => entries.get(key) === entry && entries.delete(key),
    );
    return { result: entry.result, isFirst: true };
  };
}

/**
 * Counts requests of a key in a period that begins with its first.
 * @param {{ max: number, ms?: number, maxKeys?: number }} options
 */
export function createLimiter({ max, ms = memoryMs, maxKeys = 100_000 }) {
  /** @type {Map<string, { count: number, until: number }>} */
  const entries = new Map();
  /** @type {(key: string) => number} seconds to wait, 0 if the request is within the limit */
  return (key) => {
    const now = Date.now();
    for (const [old, { until }] of entries) {
      if (until > now && entries.size < maxKeys) break;
      entries.delete(old);
    }
    const entry = entries.get(key) ?? { count: 0, until: now + ms };
    entry.count += 1;
    entries.set(key, entry);
    return entry.count > max ? Math.ceil((entry.until - now) / 1000) : 0;
  };
}

/** What one visitor has: an address, or of IPv6 its /64. @param {string} address */
export function toNetwork(address) {
  if (!address.includes(':')) return address;
  const { hostname } = new URL(`http://[${address}]`);
  const [left = [], right] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part ? part.split(':') : []));
  const zeros = right ? Array(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...(right ?? [])].slice(0, 4).join(':');
}

/**
 * A budget of memory for bodies, counted as they arrive, so that a connection that only announces
 * many bytes occupies none. The upload that began first may exceed it by `spare`, so that one always
 * ends.
 * @param {{ bytes: number, spare: number }} options
 */
export function createBudget({ bytes, spare }) {
  let used = 0;
  /** @type {Set<object>} uploads in the order in which they began */
  const reading = new Set();
  /** @type {(() => void)[]} */
  let waiting = [];
  const changed = () => {
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };

  return {
    get used() {
      return used;
    },
    open() {
      const lease = {};
      let held = 0;
      reading.add(lease);
      const hasRoom = (/** @type {number} */ count) =>
        used + count <= bytes + (reading.values().next().value === lease ? spare : 0);
      const take = (/** @type {number} */ count) => {
        used += count;
        held += count;
      };
      const endReading = () => {
        reading.delete(lease);
        changed();
      };
      return {
        /** @param {number} count @returns a promise if there is no room yet */
        take(count) {
          if (hasRoom(count)) return take(count);
          return (async () => {
            while (!hasRoom(count)) await new Promise((wake) => waiting.push(() => wake(null)));
            take(count);
          })();
        },
        /** The body is complete. */
        endReading,
        close() {
          used -= held;
          held = 0;
          endReading();
        },
      };
    },
  };
}

/** @typedef {ReturnType<ReturnType<typeof createBudget>['open']>} Lease */

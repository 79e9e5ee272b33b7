// @ts-check
import { expandIPv6 } from 'hono/utils/ipaddr';

/** For how long requests of a network and accepted forms are remembered. The policy says so. */
export const memoryMs = 600_000;

/**
 * Remembers what was made for a key, for ten minutes or until there are too many keys.
 * @template T
 * @param {number} maxKeys
 */
function createMemory(maxKeys) {
  /** @type {Map<string, { value: T, until: number }>} */
  const entries = new Map();
  return {
    /** @param {string} key @param {() => T} make */
    get(key, make) {
      const now = Date.now();
      for (const [old, { until }] of entries) {
        if (until > now && entries.size < maxKeys) break;
        entries.delete(old);
      }
      const entry = entries.get(key) ?? { value: make(), until: now + memoryMs };
      entries.set(key, entry);
      return entry;
    },
    /** @param {string} key @param {T} value */
    forget(key, value) {
      if (entries.get(key)?.value === value) entries.delete(key);
    },
  };
}

/** Runs a task once for its key: who comes again gets the first one's result. Failures are forgotten. */
export function createOnce(maxKeys = 10_000) {
  /** @type {ReturnType<typeof createMemory<Promise<void>>>} */
  const memory = createMemory(maxKeys);
  /** @type {(key: string, task: () => Promise<void>) => { result: Promise<void>, isFirst: boolean }} */
  return (key, task) => {
    let isFirst = false;
    const { value: result } = memory.get(key, () => {
      isFirst = true;
      return task();
    });
    if (isFirst) result.catch(() => memory.forget(key, result));
    return { result, isFirst };
  };
}

/** Counts the requests of a key. @param {number} max */
export function createLimiter(max, maxKeys = 100_000) {
  /** @type {ReturnType<typeof createMemory<{ count: number }>>} */
  const memory = createMemory(maxKeys);
  /** @type {(key: string) => number} seconds to wait, 0 if the request is within the limit */
  return (key) => {
    const { value, until } = memory.get(key, () => ({ count: 0 }));
    value.count += 1;
    return value.count > max ? Math.ceil((until - Date.now()) / 1000) : 0;
  };
}

/** What one visitor has: an address, or of IPv6 its /64. @param {string} address */
export const toNetwork = (address) =>
  address.includes(':') ? expandIPv6(address.toLowerCase()).slice(0, 19) : address;

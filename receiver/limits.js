// @ts-check
import { expandIPv6 } from 'hono/utils/ipaddr';

/** For how long requests of a network and accepted forms are remembered. The policy says so. */
export const memoryMs = 600_000;

/**
 * Remembers what was made for a key, not by the time of day, which a machine corrects.
 * @template T
 * @template {unknown[]} Given
 * @param {number} maxKeys
 * @param {(...given: Given) => T} make
 */
export function createMemory(maxKeys, make, forMs = memoryMs) {
  /** @type {Map<string, { value: T, until: number }>} */
  const entries = new Map();
  return {
    /** @param {string} key @param {Given} given */
    get(key, ...given) {
      const now = performance.now();
      for (const [old, { until }] of entries) {
        if (until > now && entries.size <= maxKeys) break;
        entries.delete(old);
      }
      const { value, until } = entries.get(key) ?? { value: make(...given), until: now + forMs };
      entries.set(key, { value, until });
      return value;
    },
    /** @param {string} key */
    forget: (key) => entries.delete(key),
  };
}

/** What one visitor has: an address, or of IPv6 its /64. @param {string} address */
export const toNetwork = (address) =>
  address.includes(':') ? expandIPv6(address.toLowerCase()).slice(0, 19) : address;

// @ts-check

/** Maximum number of keys; the oldest is dropped first. */
const maxKeys = 10_000;

/**
 * Counts per key in fixed time windows, in the memory of this process.
 * @param {{ limit: number, windowMs: number, now: () => number }} options
 */
export function createRateLimit({ limit, windowMs, now }) {
  /** @type {Map<string, { count: number, until: number }>} */
  const windows = new Map();

  return {
    /**
     * @param {string} key
     * @returns {number} 0, or the milliseconds to wait
     */
    take(key) {
      for (const [oldest, { until }] of windows) {
        if (until > now() && windows.size <= maxKeys) break;
        windows.delete(oldest);
      }
      const current = windows.get(key) ?? { count: 0, until: now() + windowMs };
      if (current.count >= limit) return current.until - now();
      current.count += 1;
      windows.set(key, current);
      return 0;
    },
  };
}

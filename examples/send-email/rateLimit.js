// @ts-check

/** Maximum number of visitors; the oldest is dropped first. */
const maxVisitors = 10_000;

/**
 * Counts in fixed windows, in the memory of this process.
 * @param {{ limit: number, windowMs: number, now: () => number }} options
 */
export function createRateLimit({ limit, windowMs, now }) {
  /** @type {Map<string, { count: number, until: number }>} */
  const windows = new Map();

  return {
    /**
     * @param {string} visitor
     * @returns {number} 0, or the milliseconds to wait
     */
    take(visitor) {
      for (const [oldest, { until }] of windows) {
        if (until > now() && windows.size <= maxVisitors) break;
        windows.delete(oldest);
      }
      const current = windows.get(visitor) ?? { count: 0, until: now() + windowMs };
      if (current.count >= limit) return current.until - now();
      current.count += 1;
      windows.set(visitor, current);
      return 0;
    },
  };
}

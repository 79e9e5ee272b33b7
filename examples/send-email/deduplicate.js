// @ts-check

/** Maximum number of keys; the oldest is dropped first. */
const maxKeys = 10_000;

/**
 * Runs a task once for each key: while it runs and after it succeeded, the same key gets the same
 * result. After a failure the next call runs it again. The keys are in the memory of this process;
 * several instances need a shared store.
 * @param {{ windowMs: number, now: () => number }} options
 */
export function createDeduplicator({ windowMs, now }) {
  /** @type {Map<string, { result: Promise<void>, until: number }>} */
  const entries = new Map();

  return {
    /**
     * @param {string} key
     * @param {() => Promise<void>} task
     * @returns {Promise<void>}
     */
    run(key, task) {
      for (const [oldest, { until }] of entries) {
        if (until > now() && entries.size <= maxKeys) break;
        entries.delete(oldest);
      }
      const entry = entries.get(key);
      if (entry) return entry.result;
      const result = task();
      entries.set(key, { result, until: now() + windowMs });
      result.catch(() => entries.delete(key));
      return result;
    },
  };
}

// @ts-check

/** @typedef {import('./store.js').Stored} Stored */
/** @typedef {{ stored: Stored, attempts: number, notBefore: number, isRunning: boolean }} Entry */

const hourMs = 3_600_000;
const firstDelayMs = 5_000;

/**
 * Decides which form is delivered next. Each kind of form has a budget of deliveries, which fills up
 * continuously; beyond it forms wait. Who sent less comes first, so a flood delays itself.
 * @param {{ perHour: number, now: () => number }} options
 */
export function createSchedule({ perHour, now }) {
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  const budgets = { message: perHour, application: perHour };
  let filledAt = now();

  return {
    /** @param {Stored} stored */
    add(stored) {
      entries.set(stored.key, { stored, attempts: 0, notBefore: 0, isRunning: false });
    },

    /** @returns {Entry | number} the next form, or the milliseconds until there may be one */
    take() {
      const filled = ((now() - filledAt) / hourMs) * perHour;
      filledAt = now();
      budgets.message = Math.min(perHour, budgets.message + filled);
      budgets.application = Math.min(perHour, budgets.application + filled);
      const waiting = [...entries.values()].filter(({ isRunning }) => !isRunning);
      const waitMs = (/** @type {Entry} */ { stored, notBefore }) =>
        Math.max(notBefore - now(), ((1 - budgets[stored.form]) / perHour) * hourMs, 0);
      const [next] = waiting
        .filter((entry) => waitMs(entry) === 0)
        .sort(({ stored: a }, { stored: b }) => a.rank - b.rank || a.acceptedAt - b.acceptedAt);
      if (!next) return Math.ceil(Math.min(Infinity, ...waiting.map(waitMs)));
      budgets[next.stored.form] -= 1;
      return Object.assign(next, { isRunning: true, attempts: next.attempts + 1 });
    },

    /** A failed delivery costs no budget. @param {Entry} entry */
    retry(entry) {
      budgets[entry.stored.form] += 1;
      entry.isRunning = false;
      entry.notBefore = now() + Math.min(hourMs, firstDelayMs * 2 ** (entry.attempts - 1));
    },

    /** @param {Entry} entry */
    remove: ({ stored }) => entries.delete(stored.key),

    /** When each waiting form was accepted. */
    waitingSince: () => [...entries.values()].map(({ stored }) => stored.acceptedAt),
  };
}

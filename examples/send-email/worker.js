// @ts-check
import { createSchedule } from './schedule.js';

/**
 * @typedef {object} Delivery
 * @property {string} name tells deliveries apart, for example "smtp"
 * @property {readonly string[]} forms
 * @property {(stored: import('./store.js').Stored, resumePath: string) => Promise<void>} deliver
 */

/** A delivery that would fail as often as it is repeated. */
export class PermanentError extends Error {
  /** @param {string} code of the service, never what a visitor wrote */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

const maxRunning = 4;
const maxAgeMs = 3 * 24 * 3_600_000;

/**
 * Delivers what is in the store, and repeats what failed. After three days, or when each failure is
 * permanent, a form becomes a dead letter.
 * @param {object} options
 * @param {import('./store.js').Store} options.store
 * @param {readonly Delivery[]} options.deliveries a form is done when all have succeeded
 * @param {import('fastify').FastifyBaseLogger} options.log
 * @param {number | undefined} [options.mailsPerHour]
 * @param {() => number} [options.now]
 */
export async function startWorker({ store, deliveries, log, mailsPerHour = 60, now = Date.now }) {
  const schedule = createSchedule({ perHour: mailsPerHour, now });
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  let isStopped = false;
  for (const stored of await store.readQueue()) schedule.add(stored);
  let timer = setTimeout(run);

  return {
    waitingSince: schedule.waitingSince,
    /** @param {import('./store.js').Stored} stored */
    add(stored) {
      schedule.add(stored);
      run();
    },
    /** Resolves when the running deliveries have ended. */
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };

  function run() {
    clearTimeout(timer);
    while (!isStopped && running.size < maxRunning) {
      const entry = schedule.take();
      if (typeof entry === 'number') {
        if (entry < Infinity) timer = setTimeout(run, entry);
        return;
      }
      const job = deliver(entry).finally(() => {
        running.delete(job);
        run();
      });
      running.add(job);
    }
  }

  /** @param {import('./schedule.js').Entry} entry */
  async function deliver(entry) {
    const { key, form, acceptedAt } = entry.stored;
    const about = { key, form, attempt: entry.attempts };
    const failures = [];
    for (const { name, forms, deliver } of deliveries) {
      if (!forms.includes(form) || entry.stored.delivered.includes(name)) continue;
      try {
        await deliver(entry.stored, store.resumePath(key));
        entry.stored = { ...entry.stored, delivered: [...entry.stored.delivered, name] };
        await store.mark(key, name);
      } catch (err) {
        log.warn({ ...about, delivery: name, err }, 'delivery failed');
        failures.push(err);
      }
    }
    const isDead =
      failures.every((failure) => failure instanceof PermanentError) ||
      now() - acceptedAt > maxAgeMs;
    try {
      if (failures.length > 0 && !isDead) return schedule.retry(entry);
      if (failures.length > 0) await store.bury(key);
      else await store.finish(key);
      schedule.remove(entry);
      if (failures.length > 0) log.error(about, 'dead letter');
      else log.info(about, 'delivered');
    } catch (err) {
      log.error({ ...about, err }, 'the store failed');
      schedule.retry(entry);
    }
  }
}

// @ts-check
import { createSchedule } from './schedule.js';

/**
 * @typedef {import('./schedule.js').Failure} Failure
 * @typedef {import('./store.js').Entry} Entry
 *
 * @typedef {import('./schedule.js').Rule & {
 *   deliver: (entry: Entry, resumePath: string) => Promise<void>,
 *   isOptional?: boolean,
 * }} Delivery a form is done when all have succeeded; an optional one is given up after an hour
 */

/** A delivery that would fail as often as it is repeated. */
export class PermanentError extends Error {
  /** @param {string} code of the service, never what a visitor wrote */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/**
 * Marks a failure as the service's: it is no form's fault and would happen to each.
 * @param {string} service @param {unknown} error
 */
export function failedService(service, error) {
  return Object.assign(Object(error), { service });
}

/**
 * Marks a form as refused for good, or so the service says: the third time it is believed.
 * @param {unknown} error
 */
export function refusedForm(error) {
  return Object.assign(Object(error), { isRefused: true });
}

const maxRunning = 4;
const firstDelayMs = 5_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const refusedDelayMs = 20 * minuteMs;
const maxRefusals = 3;
/** From the first attempt until a form is a dead letter. */
export const maxAgeMs = 3 * 24 * hourMs;
const storeFailureMs = 5_000;

/**
 * Delivers what is in the store, and repeats what failed. After three days of attempts, or when each
 * failure is permanent, a form becomes a dead letter.
 * @param {object} options
 * @param {import('./store.js').Store} options.store
 * @param {readonly Delivery[]} options.deliveries
 * @param {import('fastify').FastifyBaseLogger} options.log
 * @param {number | undefined} [options.mailsPerHour]
 * @param {boolean | undefined} [options.isOnDemand] whether it delivers only when `drain` is called
 * @param {() => number} [options.now]
 */
export function startWorker(options) {
  const { store, deliveries, log, mailsPerHour = 60, isOnDemand, now = Date.now } = options;
  const schedule = createSchedule({ deliveries, perHour: mailsPerHour });
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  let isStopped = false;
  let isWoken = false;
  let wakeUp = () => undefined;
  let tidiedAt = -Infinity;
  const loop = isOnDemand ? Promise.resolve() : run();

  return {
    /** A form was accepted. */
    wake() {
      isWoken = true;
      wakeUp();
    },

    /** Delivers what is due, and resolves when nothing is or so much time has passed. @param {number} ms */
    async drain(ms) {
      let isOver = false;
      let timer;
      const end = new Promise((resolve) => {
        timer = setTimeout(() => {
          isOver = true;
          resolve(null);
        }, ms);
      });
      while (!isStopped && !isOver) {
        const entry = running.size < maxRunning ? await take() : Infinity;
        if (typeof entry === 'object') start(entry);
        else if (running.size > 0) await Promise.race([...running, end]);
        else break;
      }
      await Promise.race([Promise.all(running), end]);
      clearTimeout(timer);
    },

    /** Resolves when the running deliveries have ended. */
    async stop() {
      isStopped = true;
      // also if it is asking the store and sleeps next
      isWoken = true;
      wakeUp();
      await loop;
      await Promise.all(running);
    },
  };

  async function run() {
    while (!isStopped) {
      isWoken = false;
      const entry = running.size < maxRunning ? await take() : Infinity;
      if (typeof entry === 'object') start(entry);
      else if (!isWoken) await sleep(entry);
    }
  }

  /** Ends early when the worker is woken. @param {number} ms */
  function sleep(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, Math.min(ms, hourMs)));
      wakeUp = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }

  async function take() {
    try {
      if (performance.now() - tidiedAt > minuteMs) {
        tidiedAt = performance.now();
        await store.tidy();
      }
      return await store.take(schedule);
    } catch (err) {
      log.error({ err }, 'the store failed');
      return storeFailureMs;
    }
  }

  /** @param {Entry} entry */
  function start(entry) {
    const job = deliver(entry)
      .catch((err) => {
        log.error({ key: entry.key, err }, 'the store failed');
        return store.retry(entry, storeFailureMs, entry.tries);
      })
      // then its lease ends, or a restart finds it
      .catch(() => undefined)
      .finally(() => {
        running.delete(job);
        isWoken = true;
        wakeUp();
      });
    running.add(job);
  }

  /** @param {Entry} entry */
  async function deliver(entry) {
    const { key, form, due, since, tries } = entry;
    const about = { key, form, tries };
    const delivered = [...entry.delivered];
    /** @type {Record<string, Failure | null>} */
    const outcomes = {};
    for (const { name, after, isOptional, deliver } of deliveries) {
      if (!due.includes(name) || (after && !delivered.includes(after))) continue;
      const failure = await store
        .withResume(entry, (path) => deliver(entry, path))
        .then(
          () => null,
          (err) => {
            log.warn({ ...about, delivery: name, err }, 'delivery failed');
            return toFailure(err, tries);
          },
        );
      outcomes[name] = failure;
      const isGivenUp = isOptional && failure && (failure.isPermanent || now() - since > hourMs);
      if (isGivenUp) log.warn({ ...about, delivery: name }, 'given up');
      if (failure && !isGivenUp) continue;
      if (!(await store.mark(entry, name))) return log.warn(about, 'taken by another process');
      delivered.push(name);
    }
    const pauseMs = await store.settle(schedule, entry, outcomes);
    const pending = schedule.getPending(form, delivered).map(({ name }) => name);
    const required = deliveries.filter(
      ({ name, isOptional }) => pending.includes(name) && !isOptional,
    );
    const isRefused = required.every(({ name }) => outcomes[name]?.isPermanent);
    const hasFailed = required.some(({ name }) => outcomes[name]);
    if (pending.length === 0) {
      await store.finish(entry);
      log.info(about, 'delivered');
    } else if (hasFailed && (isRefused || now() - since > maxAgeMs)) {
      await store.bury(entry);
      log.error(about, 'dead letter');
    } else await retry(entry, outcomes, pauseMs);
  }

  /** @param {Entry} entry @param {Readonly<Record<string, Failure | null>>} outcomes @param {number} pauseMs */
  function retry(entry, outcomes, pauseMs) {
    const failures = Object.values(outcomes).filter((failure) => failure !== null);
    // a moment after the pause, so that another form tries the service: this one may be the cause
    const delays = failures.map(({ service, isRefused }) => {
      if (service) return pauseMs + 1000;
      return isRefused ? refusedDelayMs : Math.min(hourMs, firstDelayMs * 2 ** entry.tries);
    });
    const hasTried = failures.some(({ service }) => !service);
    return store.retry(entry, Math.max(0, ...delays), entry.tries + (hasTried ? 1 : 0));
  }
}

/** @param {unknown} error @param {number} tries before @returns {Failure} */
function toFailure(error, tries) {
  const { name, cause, code = Object(cause).code ?? name } = Object(error);
  const { responseCode = '', service, isRefused = false } = Object(error);
  return {
    why: `${code} ${responseCode}`.trim(),
    service,
    isRefused,
    isPermanent: error instanceof PermanentError || (isRefused && tries + 1 >= maxRefusals),
  };
}

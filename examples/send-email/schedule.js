// @ts-check

/**
 * @typedef {'message' | 'application'} Form
 *
 * @typedef {object} Rule what the schedule must know of a delivery
 * @property {string} name
 * @property {Readonly<Partial<Record<Form, readonly string[]>>>} services which it needs for each form
 *   that it delivers
 * @property {string} [after] the delivery that must have succeeded before
 * @property {string} [budget] its own instead of the form's
 *
 * @typedef {object} State what must survive a restart; JSON
 * @property {Record<string, { tokens: number, filledAt: number }>} budgets
 * @property {Record<string, Service>} services those that failed last
 *
 * @typedef {object} Service
 * @property {number} failures in a row
 * @property {number} until the time until which nobody tries it
 * @property {boolean} isProbing whether one form is trying it
 * @property {string} why
 *
 * @typedef {object} Failure
 * @property {string} why a code, never what a visitor wrote
 * @property {string | undefined} service that failed; undefined if it is the form's failure
 * @property {boolean} isRefused whether the service refuses this form, for good or so it says
 * @property {boolean} isPermanent
 *
 * @typedef {Readonly<Record<string, Failure | null>>} Outcomes of the deliveries that were tried
 * @typedef {ReturnType<typeof createSchedule>} Schedule
 */

const hourMs = 3_600_000;
const firstPauseMs = 5_000;
/** Longer than an attempt takes, unless its process ended. */
const probeMs = 120_000;
/** So many forms in a row that a service refused may be the service's fault. */
const maxRefusals = 3;
const maxRefusalPauseMs = 300_000;

/**
 * The rules of what may be delivered when. Each kind of form has a budget of deliveries, which fills up
 * continuously; beyond it forms wait. A service that fails is left alone for 5 s, 10 s and so on up to
 * an hour; then one form tries it.
 * @param {{ deliveries: readonly Rule[], perHour: number }} options
 */
export function createSchedule({ deliveries, perHour }) {
  return {
    getPending,

    /**
     * The deliveries that may be tried now. Empty also where nothing is left to do.
     * @param {State} state @param {Form} form @param {readonly string[]} delivered @param {number} now
     */
    getDue(state, form, delivered, now) {
      /** @type {string[]} */
      const due = [];
      for (const rule of getPending(form, delivered)) {
        const isReady = !rule.after || [...delivered, ...due].includes(rule.after);
        if (isReady && getWaitMs(state, form, rule, now) === 0) due.push(rule.name);
      }
      return due;
    },

    /**
     * Milliseconds until a form may be taken, at most an hour; 0 also where nothing is left to do.
     * @param {State} state @param {Form} form @param {readonly string[]} delivered @param {number} now
     */
    getWaitMs(state, form, delivered, now) {
      const waits = getPending(form, delivered)
        .filter(({ after }) => !after || delivered.includes(after))
        .map((rule) => getWaitMs(state, form, rule, now));
      return waits.length > 0 ? Math.min(...waits) : 0;
    },

    /** @param {State} state @param {Form} form @param {readonly string[]} due @param {number} now */
    spend(state, form, due, now) {
      const rules = deliveries.filter(({ name }) => due.includes(name));
      for (const budget of new Set(rules.map((rule) => rule.budget ?? form)))
        state.budgets[budget] = { tokens: getTokens(state, budget, now) - 1, filledAt: now };
      for (const name of rules.flatMap(({ services }) => services[form] ?? [])) {
        const service = state.services[name];
        if (service) Object.assign(service, { isProbing: true, until: now + probeMs });
      }
    },

    /**
     * Takes note of an attempt. What was not tried, or failed for a service, costs no budget.
     * @param {State} state @param {Form} form @param {readonly string[]} due @param {Outcomes} outcomes
     * @param {number} now
     * @returns {number} milliseconds until the services that failed are tried again
     */
    settle(state, form, due, outcomes, now) {
      const rules = deliveries.filter(({ name }) => due.includes(name));
      for (const budget of new Set(rules.map((rule) => rule.budget ?? form))) {
        const own = rules.filter((rule) => (rule.budget ?? form) === budget);
        const isFree = own.every(({ name }) => !(name in outcomes) || outcomes[name]?.service);
        if (!isFree) continue;
        const tokens = Math.min(perHour, getTokens(state, budget, now) + 1);
        state.budgets[budget] = { tokens, filledAt: now };
      }
      let pauseMs = 0;
      for (const { name, services } of rules) {
        const needed = services[form] ?? [];
        const failure = outcomes[name];
        if (failure === undefined) continue;
        if (!failure || (failure.isPermanent && !failure.isRefused)) {
          for (const service of needed) delete state.services[service];
          continue;
        }
        const service = failure.service ?? needed[0];
        if (service) pauseMs = Math.max(pauseMs, pause(state, service, failure, now));
      }
      return pauseMs;
    },
  };

  /** What is left to do. @param {Form} form @param {readonly string[]} delivered */
  function getPending(form, delivered) {
    return deliveries.filter(({ name, services }) => services[form] && !delivered.includes(name));
  }

  /** @param {State} state @param {Form} form @param {Rule} rule @param {number} now */
  function getWaitMs(state, form, rule, now) {
    const missing = 1 - getTokens(state, rule.budget ?? form, now);
    const waits = (rule.services[form] ?? []).map((service) => {
      const waitMs = (state.services[service]?.until ?? 0) - now;
      // no pause is so long: the clock was set back
      return waitMs > hourMs ? 0 : waitMs;
    });
    return Math.ceil(Math.max(0, ...waits, Math.min(hourMs, (missing / perHour) * hourMs - 1e-3)));
  }

  /** @param {State} state @param {string} budget @param {number} now */
  function getTokens(state, budget, now) {
    const { tokens, filledAt } = state.budgets[budget] ?? { tokens: perHour, filledAt: now };
    return Math.min(perHour, tokens + (Math.max(0, now - filledAt) / hourMs) * perHour);
  }
}

/**
 * Leaves a service alone that failed. What it refused may be the form's fault, so that it takes three
 * in a row, and the pause is short: nobody can stop the others for long.
 * @param {State} state @param {string} name @param {Failure} failure @param {number} now
 * @returns {number} the pause in milliseconds
 */
function pause(state, name, { service, why }, now) {
  const { failures, until, isProbing } = state.services[name] ?? { failures: 0, until: 0 };
  const leftMs = Math.min(hourMs, until - now);
  // tried at the same time as what began the pause
  if (leftMs > 0 && !isProbing) return leftMs;
  const ms = service
    ? Math.min(hourMs, firstPauseMs * 2 ** failures)
    : failures + 1 < maxRefusals
      ? 0
      : Math.min(maxRefusalPauseMs, firstPauseMs * 2 ** (failures + 1 - maxRefusals));
  state.services[name] = { failures: failures + 1, until: now + ms, isProbing: false, why };
  return ms;
}

/** @returns {State} */
export const emptyState = () => ({ budgets: {}, services: {} });

/** @typedef {Readonly<Record<'forms' | 'bytes', number>>} Amount */

/** By default as many forms as a start reads in a second, and as much as a small volume holds. */
export const defaultRoom = { forms: 100_000, bytes: 2_000_000_000 };
const firstForms = 3;

/**
 * Whether the queue takes one more form. Applications leave half of it to messages, and who sent the
 * most leaves a quarter to others.
 * @param {object} options
 * @param {Amount} options.room
 * @param {Readonly<Record<Form, Amount>>} options.used
 * @param {{ form: Form, rank: number, bytes: number }} options.added
 */
export function hasRoom({ room, used, added: { form, rank, bytes } }) {
  const share = rank < firstForms ? 1 : 0.75;
  return /** @type {const} */ (['forms', 'bytes']).every((unit) => {
    const added = unit === 'forms' ? 1 : bytes;
    const total = used.message[unit] + used.application[unit] + added;
    const isWithinHalf =
      form === 'message' || used.application[unit] + added <= (room[unit] * share) / 2;
    return total <= room[unit] * share && isWithinHalf;
  });
}

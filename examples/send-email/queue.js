// @ts-check

/**
 * @typedef {import('./schedule.js').Form} Form
 *
 * @typedef {object} Waiting a form in the queue, without its content
 * @property {string} key
 * @property {string} folder
 * @property {Form} form
 * @property {number} rank
 * @property {number} acceptedAt
 * @property {number} bytes
 * @property {readonly string[]} delivered as far as it is known
 * @property {number} notBefore
 */

const longestDelayMs = 3_660_000;

/**
 * The forms that wait, in order: who sent less comes first, then who waits for longer. Taking and
 * adding take logarithmic time.
 */
export function createQueue() {
  /** @type {Map<string, { form: Form, delivered: readonly string[], heap: ReturnType<typeof createHeap> }>} */
  const lanes = new Map();
  const delayed = createHeap((one, other) => one.notBefore - other.notBefore);

  return {
    add,

    /**
     * @param {import('./schedule.js').Schedule} schedule
     * @param {import('./schedule.js').State} state
     * @param {number} now
     * @returns {Waiting | number} the next form, or the milliseconds until there may be one
     */
    take(schedule, state, now) {
      for (let first = delayed.first(); first; first = delayed.first()) {
        const waitMs = first.notBefore - now;
        // no delay is so long: the clock was set back
        if (waitMs > 0 && waitMs < longestDelayMs) break;
        add({ ...delayed.take(), notBefore: 0 });
      }
      let waitMs = (delayed.first()?.notBefore ?? Infinity) - now;
      /** @type {ReturnType<typeof createHeap> | undefined} */
      let next;
      for (const { form, delivered, heap } of lanes.values()) {
        const first = heap.first();
        if (!first) continue;
        const laneMs = schedule.getWaitMs(state, form, delivered, now);
        waitMs = Math.min(waitMs, laneMs);
        const best = next?.first();
        if (laneMs === 0 && (!best || compare(first, best) < 0)) next = heap;
      }
      return next ? next.take() : waitMs;
    },

    *[Symbol.iterator]() {
      yield* delayed.items;
      for (const { heap } of lanes.values()) yield* heap.items;
    },
  };

  /** @param {Waiting} entry */
  function add(entry) {
    if (entry.notBefore > 0) return delayed.add(entry);
    const { form, delivered } = entry;
    const name = [form, ...delivered].join();
    const lane = lanes.get(name) ?? { form, delivered, heap: createHeap(compare) };
    lanes.set(name, lane);
    lane.heap.add(entry);
  }
}

/** @param {Waiting} one @param {Waiting} other */
function compare(one, other) {
  return one.rank - other.rank || one.acceptedAt - other.acceptedAt;
}

/** @param {(one: Waiting, other: Waiting) => number} order the first is the smallest */
function createHeap(order) {
  /** @type {Waiting[]} */
  const items = [];
  const isBefore = (/** @type {number} */ one, /** @type {number} */ other) =>
    order(at(one), at(other)) < 0;

  return {
    items,
    first: () => items[0],

    /** @param {Waiting} item */
    add(item) {
      let index = items.push(item) - 1;
      for (let parent; index > 0; index = parent) {
        parent = (index - 1) >> 1;
        if (!isBefore(index, parent)) return;
        swap(index, parent);
      }
    },

    take() {
      const first = at(0);
      const last = at(items.length - 1);
      items.length -= 1;
      if (items.length === 0) return first;
      items[0] = last;
      for (let index = 0; ;) {
        let child = 2 * index + 1;
        if (child + 1 < items.length && isBefore(child + 1, child)) child += 1;
        if (child >= items.length || !isBefore(child, index)) return first;
        swap(index, child);
        index = child;
      }
    },
  };

  /** @param {number} index */
  function at(index) {
    const item = items[index];
    if (!item) throw new RangeError('The heap has no such item.');
    return item;
  }

  /** @param {number} one @param {number} other */
  function swap(one, other) {
    const item = at(one);
    items[one] = at(other);
    items[other] = item;
  }
}

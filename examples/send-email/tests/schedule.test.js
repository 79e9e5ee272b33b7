// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { createQueue } from '../queue.js';
import { createSchedule, emptyState, hasRoom } from '../schedule.js';

/**
 * @typedef {import('../queue.js').Waiting} Waiting
 * @typedef {import('../schedule.js').Failure} Failure
 */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const smtp = { name: 'smtp', services: { message: ['smtp'], application: ['smtp', 'clamav'] } };
const lead = { name: 'lead', services: { message: ['crm'] } };
const confirm = {
  ...{ name: 'confirm', services: { message: ['smtp'], application: ['smtp'] } },
  ...{ after: 'smtp', budget: 'confirm' },
};

/** @param {Partial<Failure>} [values] @returns {Failure} */
const failure = (values) => ({
  ...{ why: 'E', service: undefined, isRefused: false, isPermanent: false },
  ...values,
});

/**
 * A queue with a clock, whose forms are taken as a store takes them.
 * @param {{ deliveries?: readonly import('../schedule.js').Rule[], perHour?: number }} [options]
 */
function simulate({ deliveries = [smtp], perHour = 60 } = {}) {
  const schedule = createSchedule({ deliveries, perHour });
  const queue = createQueue();
  const state = emptyState();
  const clock = { now: 1e12 };
  return {
    schedule,
    state,
    clock,
    /** @param {string} key @param {Partial<Waiting>} [values] */
    add(key, values) {
      queue.add({
        ...{ key, folder: key, form: 'message', rank: 0, acceptedAt: clock.now, bytes: 1 },
        ...{ delivered: [], notBefore: 0, ...values },
      });
    },
    /** @returns {(Waiting & { due: readonly string[] }) | number} */
    take() {
      const entry = queue.take(schedule, state, clock.now);
      if (typeof entry === 'number') return entry;
      const due = schedule.getDue(state, entry.form, entry.delivered, clock.now);
      schedule.spend(state, entry.form, due, clock.now);
      return { ...entry, due };
    },
    /** @param {Waiting & { due: readonly string[] }} entry @param {Record<string, Failure | null>} outcomes */
    settle({ form, due }, outcomes) {
      return schedule.settle(state, form, due, outcomes, clock.now);
    },
  };
}

/** @param {ReturnType<ReturnType<typeof simulate>['take']>} entry */
function taken(entry) {
  if (typeof entry === 'number') throw new Error(`Nothing for ${entry} ms.`);
  return entry;
}

test('a flood delays itself: the honest message of each ten minutes leaves within a minute', () => {
  const { add, take, clock } = simulate();
  const waits = [];
  let count = 0;
  for (let minute = 0; minute < 180; minute += 1) {
    // six addresses send what one address may: ten in ten minutes
    for (let address = 0; address < 6; address += 1)
      add(`spam ${address} ${minute}`, { rank: 1 + Math.min(59, minute) });
    if (minute % 10 === 5) add(`honest ${minute}`);
    for (let entry = take(); typeof entry !== 'number'; entry = take()) {
      count += 1;
      if (entry.key.startsWith('honest')) waits.push(clock.now - entry.acceptedAt);
    }
    clock.now += minuteMs;
  }
  assert.equal(waits.length, 18);
  assert.ok(Math.max(...waits) <= minuteMs, `${waits}`);
  assert.ok(count <= 60 + 180, `${count} mails`);
});

test('the two forms have budgets of their own, and what fails for a service costs none', () => {
  const { add, take, settle, clock } = simulate({ perHour: 1 });
  for (const key of ['a', 'b']) add(key);
  add('c', { form: 'application', rank: 1 });
  const first = taken(take());
  assert.equal(taken(take()).key, 'c');
  assert.equal(take(), hourMs);
  settle(first, { smtp: failure({ service: 'smtp' }) });
  assert.equal(take(), 5_000);
  clock.now += 5_000;
  assert.equal(taken(take()).key, 'b');
});

test('forms that the server refuses cost budget: a hundred of them are some 60 attempts an hour', () => {
  const { add, take, settle, clock } = simulate();
  for (let i = 0; i < 100; i += 1) add(String(i), { rank: 9 });
  let attempts = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    for (let entry = take(); typeof entry !== 'number'; entry = take()) {
      attempts += 1;
      settle(entry, { smtp: failure({ isRefused: true }) });
      add(entry.key, { rank: 9, notBefore: clock.now + 20 * minuteMs });
    }
    clock.now += minuteMs;
  }
  assert.ok(attempts <= 60 * 25, `${attempts} in a day`);
});

test('what the server refuses has cost its budget', () => {
  const { add, take, settle } = simulate({ perHour: 1 });
  for (const key of ['a', 'b']) add(key);
  settle(taken(take()), { smtp: failure({ isRefused: true }) });
  assert.equal(take(), hourMs);
});

test('a service that fails is left alone for 5 s, 10 s and so on up to an hour, and then one form tries it', () => {
  const { add, take, settle, clock, state } = simulate({ perHour: 9999 });
  for (let i = 0; i < 1000; i += 1) add(String(i));
  // four at once, as the worker does: together they are one failure
  const first = [1, 2, 3, 4].map(() => taken(take()));
  const pauses = first.map((entry) => settle(entry, { smtp: failure({ service: 'smtp' }) }));
  assert.deepEqual(pauses, [5_000, 5_000, 5_000, 5_000]);
  let attempts = 0;
  const gaps = [];
  for (let last = clock.now; clock.now < 1e12 + 24 * hourMs; clock.now += Number(take())) {
    const entry = take();
    if (typeof entry === 'number') continue;
    attempts += 1;
    gaps.push(clock.now - last);
    last = clock.now;
    assert.equal(typeof take(), 'number', 'one at a time');
    settle(entry, { smtp: failure({ service: 'smtp', why: 'EAUTH 535' }) });
  }
  assert.deepEqual(gaps.slice(0, 3), [5_000, 10_000, 20_000]);
  assert.equal(gaps.at(-1), hourMs);
  assert.ok(attempts < 36, `${attempts} attempts in a day`);
  assert.equal(state.services.smtp?.why, 'EAUTH 535');
  clock.now += hourMs;
  settle(taken(take()), { smtp: null });
  assert.equal(typeof take(), 'object');
  assert.equal(typeof take(), 'object');
});

test('a probe whose process ended is made up for by another', () => {
  const { add, take, settle, clock } = simulate();
  for (const key of 'abc') add(key);
  settle(taken(take()), { smtp: failure({ service: 'smtp' }) });
  clock.now += 5_000;
  taken(take());
  assert.equal(take(), 120_000);
  clock.now += 120_000;
  assert.equal(typeof take(), 'object');
});

test('three forms in a row that a server refuses pause it for minutes at most, and a first sender goes first', () => {
  const { add, take, settle, clock } = simulate();
  for (let i = 0; i < 20; i += 1) add(`spam ${i}`, { rank: 5 });
  for (let i = 0; i < 12; i += 1) {
    let entry = take();
    if (typeof entry === 'number') {
      assert.ok(entry <= 300_000, `${entry}`);
      clock.now += entry;
      entry = take();
    }
    settle(taken(entry), { smtp: failure() });
  }
  assert.equal(take(), 300_000);
  add('honest');
  clock.now += 300_000;
  const next = taken(take());
  assert.equal(next.key, 'honest');
  settle(next, { smtp: null });
  assert.equal(typeof take(), 'object');
});

test('one service that fails stops no other, and the form waits for it alone', () => {
  const { add, take, settle, clock } = simulate({ deliveries: [smtp, lead] });
  add('a');
  const first = taken(take());
  assert.deepEqual(first.due, ['smtp', 'lead']);
  settle(first, { smtp: null, lead: failure({ service: 'crm' }) });
  add('a', { delivered: ['smtp'] });
  add('b');
  const second = taken(take());
  assert.deepEqual([second.key, second.due], ['b', ['smtp']]);
  assert.equal(take(), 5_000);
  clock.now += 5_000;
  assert.deepEqual(taken(take()).due, ['lead']);
});

test('a scanner that fails stops applications, and no message', () => {
  const { add, take, settle } = simulate();
  add('a', { form: 'application' });
  settle(taken(take()), { smtp: failure({ service: 'clamav' }) });
  add('b', { form: 'application' });
  add('c', { rank: 9 });
  assert.equal(taken(take()).key, 'c');
  assert.equal(take(), 5_000);
});

test('a confirmation follows the mail, out of a budget of its own', () => {
  const { add, take, settle, state, clock } = simulate({ deliveries: [smtp, confirm], perHour: 2 });
  add('a');
  const first = taken(take());
  assert.deepEqual(first.due, ['smtp', 'confirm']);
  settle(first, { smtp: failure({ service: 'smtp' }) });
  assert.equal(state.budgets.confirm?.tokens, 2);
  clock.now += 5_000;
  state.budgets.confirm = { tokens: 0, filledAt: clock.now };
  add('b');
  assert.deepEqual(taken(take()).due, ['smtp']);
});

test('a form whose deliveries are all done, or no longer configured, is taken to be finished', () => {
  const { add, take } = simulate();
  add('a', { delivered: ['lead', 'smtp'] });
  assert.deepEqual(taken(take()).due, []);
});

test('a clock that is set back delays nothing', () => {
  const { add, take, settle, clock } = simulate({ perHour: 1 });
  for (const key of 'abcd') add(key);
  settle(taken(take()), { smtp: failure({ service: 'smtp' }) });
  add('e', { rank: -1, notBefore: clock.now + 30_000 });
  clock.now -= 6 * hourMs;
  assert.equal(taken(take()).key, 'e');
  assert.equal(take(), hourMs);
  clock.now += hourMs;
  assert.equal(typeof take(), 'object');
});

test('of 100,000 waiting forms one is taken in a tenth of a millisecond, in order', () => {
  const { add, take } = simulate({ perHour: 9999 });
  const random = (/** @type {number} */ i) => (i * 7919) % 100_003;
  for (let i = 0; i < 100_000; i += 1)
    add(String(i), { rank: random(i) % 7, acceptedAt: random(i) });
  const before = process.cpuUsage();
  const entries = Array.from({ length: 1000 }, () => taken(take()));
  const ms = process.cpuUsage(before).user / 1e6;
  assert.ok(ms < 5, `${ms} ms each`);
  const order = entries.map(({ rank, acceptedAt }) => rank * 1e6 + acceptedAt);
  assert.deepEqual(
    order,
    [...order].sort((one, other) => one - other),
  );
});

test('the queue has a limit: applications leave half to messages, frequent senders a quarter to others', () => {
  const room = { forms: 100, bytes: 1e6 };
  const used = (/** @type {number} */ message, /** @type {number} */ application) => ({
    message: { forms: message, bytes: message },
    application: { forms: application, bytes: application },
  });
  const fits = (
    /** @type {ReturnType<typeof used>} */ already,
    /** @type {import('../schedule.js').Form} */ form,
    rank = 0,
    bytes = 1,
  ) => hasRoom({ room, used: already, added: { form, rank, bytes } });
  assert.deepEqual([fits(used(99, 0), 'message'), fits(used(100, 0), 'message')], [true, false]);
  assert.deepEqual(
    [fits(used(0, 49), 'application'), fits(used(0, 50), 'application')],
    [true, false],
  );
  assert.equal(fits(used(0, 50), 'message'), true);
  assert.deepEqual(
    [fits(used(74, 0), 'message', 3), fits(used(75, 0), 'message', 3)],
    [true, false],
  );
  assert.equal(fits(used(75, 0), 'message', 2), true);
  assert.equal(fits(used(0, 0), 'message', 0, 1e6 + 1), false);
});

// @ts-check
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import pg from 'pg';
import { openPostgres } from '../postgres.js';
import { createSchedule } from '../schedule.js';
import { openStore } from '../store.js';
import { startPostgres, withPostgres } from './support/postgres.js';
import { makeEntry, makeFolder, pdf, until } from './support/receiver.js';

/**
 * @typedef {import('../store.js').Store} Store
 * @typedef {import('../store.js').Entry} Entry
 * @typedef {import('../store.js').Stored} Stored
 * @typedef {Parameters<typeof openStore>[1] & { place?: string }} Options
 */

const rules = [
  { name: 'smtp', services: { message: ['smtp'], application: ['smtp'] } },
  { name: 'lead', services: { message: ['crm'] } },
];
const schedule = createSchedule({ deliveries: rules, perHour: 60 });
const manyForms = 100_000;
/** To make them on a disk takes a minute; schedule.test.js tests their order. */
const isLong = process.env.FORMS === 'all';
const failure = { why: 'E', service: undefined, isRefused: false, isPermanent: false };

const postgres = withPostgres.skip ? null : await startPostgres({ after });

/** @type {Record<string, { options: typeof withPostgres, makePlace: () => Promise<string>, open: (place: string, options?: Options) => Promise<Store> }>} */
const stores = {
  'a folder': { options: {}, makePlace: makeFolder, open: openStore },
  Postgres: {
    options: withPostgres,
    makePlace: async () => (await postgres?.makeDatabase()) ?? '',
    open: openPostgres,
  },
};

/** @param {string} id @param {Partial<Stored>} [values] @returns {Stored} */
function makeStored(id, values) {
  const { form, fields, resume, source } = makeEntry();
  const key = createHash('sha256').update(id).digest('hex');
  return { key, form, fields, resume, source, acceptedAt: Date.now(), rank: 0, ...values };
}

/** @param {Store} store @param {Stored} stored @param {Buffer} [content] of the resume */
const accept = (store, stored, content) =>
  store.withDraft(async (draft) => {
    if (content) await writeFile(join(draft, 'resume'), content);
    return store.accept(draft, stored);
  });

/** @param {Store} store */
async function take(store) {
  const entry = await store.take(schedule);
  if (typeof entry === 'number') throw new Error(`Nothing for ${entry} ms.`);
  return entry;
}

for (const [name, { options, makePlace, open }] of Object.entries(stores)) {
  /**
   * @param {string} title
   * @param {(start: (options?: Options) => Promise<Store & { place: string }>) => Promise<void>} body
   */
  const check = (title, body) =>
    test(`${name}: ${title}`, options, async (t) => {
      await body(async ({ place, ...others } = {}) => {
        const at = place ?? (await makePlace());
        const store = await open(at, others);
        let isClosed = false;
        const close = async () => {
          if (!isClosed) await store.close();
          isClosed = true;
        };
        t.after(close);
        return { ...store, close, place: at };
      });
    });

  check('the same content is a repetition while it waits and ten minutes after', async (start) => {
    const store = await start({ memoryMs: 200 });
    const stored = makeStored('a');
    const results = await Promise.all([1, 2, 3].map(() => accept(store, stored)));
    assert.deepEqual(results.sort(), ['accepted', 'repeated', 'repeated']);
    const entry = await take(store);
    assert.equal(await accept(store, stored), 'repeated');
    await store.finish(entry);
    assert.equal(await accept(store, stored), 'repeated');
    await until(async () => (await accept(store, stored)) === 'accepted');
    assert.equal((await store.health()).waiting, 1);
  });

  check('what was accepted is there after a restart, with its resume, as it was', async (start) => {
    const first = await start();
    const content = pdf(3_000_000);
    const stored = makeStored('a', {
      form: 'application',
      resume: { extension: 'pdf', bytes: content.length, hash: 'x', warnings: [] },
      fields: { message: 'half of a pair: \ud83c' },
    });
    assert.equal(await accept(first, stored, content), 'accepted');
    await first.close();
    const second = await start({ place: first.place });
    assert.equal(await accept(second, stored, content), 'repeated');
    const entry = await take(second);
    assert.deepEqual([entry.key, entry.fields], [stored.key, stored.fields]);
    assert.deepEqual(entry.due, ['smtp']);
    assert.ok((await second.withResume(entry, (path) => readFile(path))).equals(content));
    await second.finish(entry);
    assert.equal(typeof (await second.take(schedule)), 'number');
  });

  check('who sent less goes first, then who waits for longer', async (start) => {
    const store = await start();
    for (const [id, rank] of Object.entries({ a: 2, b: 1, c: 0, d: 1 })) {
      const form = id === 'd' ? 'application' : 'message';
      await accept(store, makeStored(id, { form, rank, acceptedAt: Date.now() }));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const keys = [];
    for (let i = 0; i < 4; i += 1) keys.push((await take(store)).key);
    assert.deepEqual(
      keys,
      [...'cbda'].map((id) => makeStored(id).key),
    );
  });

  check('a delivery that is marked is not due again, also after a restart', async (start) => {
    const first = await start();
    await accept(first, makeStored('a'));
    const entry = await take(first);
    assert.deepEqual(entry.due, ['smtp', 'lead']);
    assert.equal(await first.mark(entry, 'smtp'), true);
    await first.retry(entry, 0, 1);
    const again = await take(first);
    assert.deepEqual([again.due, again.tries], [['lead'], 1]);
    await first.retry(again, 0, 2);
    await first.close();
    const second = await start({ place: first.place });
    const last = await take(second);
    assert.deepEqual([last.due, last.tries, last.since], [['lead'], 2, entry.since]);
    await second.mark(last, 'lead');
    await second.retry(last, 0, 2);
    assert.deepEqual((await take(second)).due, []);
  });

  check('two deliveries that are marked in one attempt are both done', async (start) => {
    const store = await start();
    await accept(store, makeStored('a'));
    const entry = await take(store);
    for (const delivery of entry.due) await store.mark(entry, delivery);
    await store.retry(entry, 0, 0);
    assert.deepEqual((await take(store)).due, []);
  });

  check('a delayed form is not taken before its time', async (start) => {
    const store = await start();
    await accept(store, makeStored('a'));
    await store.retry(await take(store), 60_000, 1);
    const waitMs = await store.take(schedule);
    assert.ok(typeof waitMs === 'number' && waitMs > 55_000 && waitMs <= 60_000, `${waitMs}`);
  });

  check('a budget that is used up is used up after a restart', async (start) => {
    const frugal = createSchedule({ deliveries: rules, perHour: 1 });
    const first = await start();
    for (const id of 'ab') await accept(first, makeStored(id));
    await first.take(frugal);
    await first.close();
    const second = await start({ place: first.place });
    const waitMs = await second.take(frugal);
    assert.ok(typeof waitMs === 'number' && waitMs > 50_000, `${waitMs}`);
  });

  check('a dead letter is named, and comes back with the same content', async (start) => {
    const store = await start();
    const stored = makeStored('a');
    await accept(store, stored);
    const entry = await take(store);
    await store.mark(entry, 'smtp');
    await store.bury(entry);
    assert.deepEqual((await store.health()).dead, [stored.key]);
    assert.equal(typeof (await store.take(schedule)), 'number');
    assert.equal(await accept(store, stored), 'accepted');
    assert.deepEqual((await store.health()).dead, []);
    const again = await take(store);
    assert.deepEqual([again.due, again.tries], [['lead'], 0]);
    assert.ok(again.since >= entry.since);
  });

  check('a full queue refuses, but not what it has already', async (start) => {
    const store = await start({ room: { forms: 2, bytes: 1e6 } });
    assert.equal(await accept(store, makeStored('a')), 'accepted');
    const resume = { extension: 'pdf', bytes: 1000, hash: 'x', warnings: [] };
    const application = makeStored('c', { form: 'application', resume });
    assert.equal(await accept(store, application, pdf(1000)), 'accepted');
    assert.equal(await accept(store, makeStored('d')), 'full');
    assert.equal(await accept(store, makeStored('a')), 'repeated');
  });

  check('health says what waits, for how long, and what is paused', async (start) => {
    const store = await start();
    const acceptedAt = Date.now();
    await accept(store, makeStored('a', { acceptedAt }));
    await accept(store, makeStored('b', { acceptedAt }));
    const entry = await take(store);
    await store.settle(schedule, entry, {
      smtp: { ...failure, why: 'EAUTH 535', service: 'smtp' },
      lead: null,
    });
    const { waiting, waitingSince, services } = await store.health();
    assert.equal(waiting, 2);
    assert.ok(Math.abs(waitingSince - acceptedAt) < 2000);
    assert.deepEqual([Object.keys(services), services.smtp?.why], [['smtp'], 'EAUTH 535']);
  });

  check('a name is claimed by one form for a day', async (start) => {
    const store = await start();
    assert.deepEqual(await Promise.all(['a', 'a'].map((key) => store.claim('x', key))), [
      true,
      true,
    ]);
    assert.equal(await store.claim('x', 'b'), false);
    assert.equal(await store.claim('y', 'b'), true);
  });

  check('signals have a limit for each day', async (start) => {
    const store = await start();
    assert.equal(await store.append('2026-01-01', 'äöü\n', 9), true);
    assert.equal(await store.append('2026-01-01', 'äöü\n', 9), false);
    assert.equal(await store.append('2026-01-02', 'äöü\n', 9), true);
    await store.tidy();
    assert.equal(await store.append('2026-01-01', 'äöü\n', 9), true, 'removed after thirty days');
  });

  if (isLong || name === 'Postgres')
    check(
      `with ${manyForms} waiting forms a form is taken about as fast as with thirty`,
      async (start) => {
        const medianOf = async (/** @type {number} */ count) => {
          const { place, close } = await start();
          await close();
          await fill(place, count);
          const store = await start({ place });
          assert.equal((await store.health()).waiting, count);
          await take(store);
          const times = [];
          for (let i = 0; i < 25; i += 1) {
            const before = performance.now();
            await take(store);
            times.push(performance.now() - before);
          }
          return times.sort((one, other) => one - other)[12] ?? NaN;
        };
        const few = await medianOf(30);
        const many = await medianOf(manyForms);
        // to read or sort all would take 30 to 150 ms
        assert.ok(many < 5 * few + 5, `${many} ms, with thirty ${few} ms`);
      },
    );
}

/** Puts waiting messages into a store that is closed. @param {string} place @param {number} count */
async function fill(place, count) {
  if (place.startsWith('postgres:')) {
    const client = new pg.Client(place);
    await client.connect();
    const text = `insert into receiver_forms (key, lane, rank, bytes, content)
      select n, 'message', n % 7, 2, $1 from generate_series(1, $2::int) n`;
    await client.query(text, [JSON.stringify(makeStored('x')), count]).finally(() => client.end());
    return;
  }
  for (let i = 0; i < count; i += 1) {
    const stored = makeStored(String(i), { rank: i % 7, acceptedAt: i });
    const folder = join(place, 'queue', [stored.key, 'message', i % 7, i, 2].join());
    mkdirSync(folder);
    writeFileSync(join(folder, 'form.json'), JSON.stringify(stored));
  }
}

test('two processes share one budget, and take no form twice', withPostgres, async (t) => {
  const place = (await postgres?.makeDatabase()) ?? '';
  const both = [await openPostgres(place), await openPostgres(place)];
  t.after(() => Promise.all(both.map((store) => store.close())));
  const frugal = createSchedule({ deliveries: rules, perHour: 20 });
  for (let i = 0; i < 40; i += 1)
    for (const store of both) await accept(store, makeStored(String(i)));
  const results = await Promise.all(
    Array.from({ length: 80 }, (_, index) => both[index % 2]?.take(frugal)),
  );
  const keys = results.flatMap((entry) => (typeof entry === 'object' ? entry.key : []));
  assert.equal(keys.length, 20);
  assert.equal(new Set(keys).size, 20);
});

test('a role that may not create tables uses those that are there', withPostgres, async (t) => {
  const place = (await postgres?.makeDatabase()) ?? '';
  const client = new pg.Client(place);
  await client.connect();
  await client.query(readFileSync(new URL('../schema.sql', import.meta.url), 'utf8'));
  await client.query(`create role guest login;
    grant select, insert, update, delete on all tables in schema public to guest`);
  const store = await openPostgres(place.replace('postgres@', 'guest@'));
  t.after(() => Promise.all([store.close(), client.end()]));
  assert.equal(await accept(store, makeStored('a')), 'accepted');
  await store.finish(await take(store));
  await store.tidy();
});

test('a dead letter that is moved back by hand is delivered after a restart', async () => {
  const place = await makeFolder();
  const first = await openStore(place);
  await accept(first, makeStored('a'));
  const entry = await take(first);
  await first.retry(entry, 0, 2);
  await first.bury(await take(first));
  renameSync(join(place, 'dead', entry.key), join(place, 'queue', entry.key));
  const second = await openStore(place);
  assert.deepEqual((await second.health()).dead, []);
  const again = await take(second);
  assert.deepEqual([again.key, again.tries, again.fields], [entry.key, 0, entry.fields]);
  assert.ok(again.since >= entry.since);
});

test('whoever lost its lease changes nothing', withPostgres, async (t) => {
  const place = (await postgres?.makeDatabase()) ?? '';
  const one = await openPostgres(place);
  const other = await openPostgres(place);
  const client = new pg.Client(place);
  await client.connect();
  t.after(() => Promise.all([one.close(), other.close(), client.end()]));
  await accept(one, makeStored('a'));
  const stale = await take(one);
  assert.equal(typeof (await other.take(schedule)), 'number');
  await client.query('update receiver_forms set free_at = now()');
  const entry = await take(other);
  assert.equal(await one.mark(stale, 'smtp'), false);
  await one.bury(stale);
  await one.finish(stale);
  assert.equal(await other.mark(entry, 'smtp'), true);
  const { waiting, dead } = await one.health();
  assert.deepEqual([waiting, dead], [1, []]);
});

test(
  'a resume is gone with its delivery, and the row ten minutes later',
  withPostgres,
  async (t) => {
    const place = (await postgres?.makeDatabase()) ?? '';
    const store = await openPostgres(place, { memoryMs: 1 });
    const client = new pg.Client(place);
    await client.connect();
    t.after(() => Promise.all([store.close(), client.end()]));
    const resume = { extension: 'pdf', bytes: 1000, hash: 'x', warnings: [] };
    await accept(store, makeStored('a', { form: 'application', resume }), pdf(1000));
    await store.finish(await take(store));
    const find = async () =>
      (await client.query('select content, resume from receiver_forms')).rows;
    assert.deepEqual(await find(), [{ content: null, resume: null }]);
    await until(async () => {
      await store.tidy();
      return (await find()).length === 0;
    });
  },
);

test('requests are counted for all processes, without an address', withPostgres, async (t) => {
  const place = (await postgres?.makeDatabase()) ?? '';
  const both = [await openPostgres(place), await openPostgres(place)];
  const client = new pg.Client(place);
  await client.connect();
  t.after(() => Promise.all([...both.map((store) => store.close()), client.end()]));
  const counters = both.flatMap(({ Limits }) => (Limits ? new Limits({}) : []));
  const hit = (/** @type {number} */ index, windowMs = 60_000) =>
    new Promise((resolve, reject) => {
      counters[index % 2]?.incr(
        '/send-email 203.0.113.7',
        (error, result) => (error ? reject(error) : resolve(result?.current)),
        windowMs,
        10,
      );
    });
  const counts = await Promise.all(Array.from({ length: 20 }, (_, index) => hit(index)));
  assert.deepEqual(
    counts.sort((one, other) => Number(one) - Number(other)),
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  const { rows } = await client.query('select name from receiver_limits');
  assert.match(rows[0]?.name, /^[0-9a-f]{64}$/);
  await client.query('update receiver_limits set ends_at = now()');
  assert.equal(await hit(0), 1);
});

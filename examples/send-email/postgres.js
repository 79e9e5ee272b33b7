// @ts-check
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { defaultRoom, hasRoom } from './schedule.js';
import { repeatMs, signalDays } from './store.js';

/**
 * @typedef {import('./schedule.js').Form} Form
 * @typedef {import('./schedule.js').State} State
 * @typedef {import('./store.js').Entry} Entry
 */

const schema = readFileSync(new URL('schema.sql', import.meta.url), 'utf8');
const schemaLock = 7_305_118;
const leaseMs = 60_000;
const renewMs = 20_000;
/** A form whose process has ended is found within so long. */
const pollMs = 60_000;
const roomMs = 5_000;
const chunkBytes = 1024 * 1024;
/** Each is a copy in memory of up to 5 MB. */
const maxResumes = 2;

const add = `
  insert into receiver_forms as old (key, lane, rank, bytes, content, resume)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (key) do update set
    state = 'queue', rank = excluded.rank, accepted_at = now(), free_at = now(), tries = 0, since = null,
    lane = case old.state when 'dead' then old.lane else excluded.lane end,
    bytes = excluded.bytes, content = excluded.content, resume = excluded.resume
  where old.state = 'dead' or (old.state = 'done' and old.free_at <= now())`;
const isKnown = `
  select 1 from receiver_forms
  where key = $1 and (state = 'queue' or (state = 'done' and free_at > now()))`;
// no delay is longer than an hour: the clock was set back
const isFree = "(free_at <= now() or free_at > now() + interval '61 minutes')";
// each lane's name by a step in the index, not by reading all forms
const findLanes = `
  with recursive lanes as (
    (select min(lane) lane from receiver_forms where state = 'queue')
    union all
    select (select min(lane) from receiver_forms where state = 'queue' and lane > lanes.lane)
    from lanes where lanes.lane is not null
  )
  select lane from lanes where lane is not null`;
const lease = `
  update receiver_forms
  set attempts = attempts + 1, since = coalesce(since, now()), free_at = now() + $2 * interval '1 ms'
  where key = (
    select first.key from unnest($1::text[]) open (lane)
    cross join lateral (
      select key, rank, accepted_at from receiver_forms
      where state = 'queue' and lane = open.lane and ${isFree}
      order by rank, accepted_at limit 1
    ) first
    order by first.rank, first.accepted_at limit 1
  )
  returning key, lane, attempts, tries, content, extract(epoch from since)::float8 * 1000 as since`;
const findNext = `
  select extract(epoch from min(free_at) - now())::float8 * 1000 as ms
  from receiver_forms where state = 'queue' and lane = any($1)`;
const isMine = "where key = $1 and attempts = $2 and state = 'queue'";
const count = `
  insert into receiver_limits as old (name, ends_at) values ($1, now() + $2 * interval '1 ms')
  on conflict (name) do update set
    count = case when old.ends_at <= now() then 1 else old.count + 1 end,
    ends_at = case when old.ends_at <= now() then excluded.ends_at else old.ends_at end
  returning count, extract(epoch from ends_at - now())::float8 * 1000 as ttl`;
const claim = `
  insert into receiver_claims as old (name, key, ends_at) values ($1, $2, now() + interval '1 day')
  on conflict (name) do update set key = excluded.key, ends_at = excluded.ends_at
  where old.ends_at <= now()`;
const append = `
  insert into receiver_signals (day, lines)
  select $1, $2 where octet_length($2) + coalesce(
    (select sum(octet_length(lines)) from receiver_signals where day = $1), 0) <= $3`;
const measure = `
  select split_part(lane, ' ', 1) as form, count(*)::int as forms, sum(bytes)::float8 as bytes,
    extract(epoch from min(accepted_at))::float8 * 1000 as since
  from receiver_forms where state = 'queue' group by 1`;
const tidy = [
  "delete from receiver_forms where state = 'done' and free_at <= now()",
  'delete from receiver_limits where ends_at <= now()',
  'delete from receiver_claims where ends_at <= now()',
  `delete from receiver_signals where day < current_date - ${signalDays}`,
];

/**
 * Keeps forms in Postgres, for any number of processes. Each takes a form with a lease, which it renews;
 * what a process that ended had taken is another's a minute later.
 * @param {string} url
 * @param {object} [options]
 * @param {number | undefined} [options.memoryMs] instead of `repeatMs`
 * @param {import('./schedule.js').Amount | undefined} [options.room] of the queue
 * @param {(error: Error) => void} [options.onError] of a connection; what uses it fails too
 * @returns {Promise<import('./store.js').Store>}
 */
export async function openPostgres(url, options = {}) {
  const { memoryMs = repeatMs, room = defaultRoom, onError = () => undefined } = options;
  const pool = new pg.Pool({
    ...{ connectionString: url, application_name: 'receiver', keepAlive: true },
    ...{ connectionTimeoutMillis: 5_000, query_timeout: 20_000 },
  });
  pool.on('error', onError);
  // one that is in use, between two queries
  pool.on('connect', (client) => client.on('error', onError));
  await createTables().catch(async (error) => {
    await pool.end();
    throw error;
  });
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  /** @type {Map<Entry, { attempts: number, timer: NodeJS.Timeout }>} */
  const leases = new Map();
  const slots = createSlots(maxResumes);
  let used = { at: -Infinity, ...empty() };

  return {
    async withDraft(use) {
      const draft = await mkdtemp(join(folder, 'draft-'));
      return use(draft).finally(() => rm(draft, { recursive: true, force: true }));
    },

    async accept(draft, stored) {
      const { key, form, rank } = stored;
      const content = JSON.stringify(stored);
      const bytes = Buffer.byteLength(content) + (stored.resume?.bytes ?? 0);
      if (performance.now() - used.at > roomMs) {
        used = { ...used, at: performance.now() };
        used = { ...used, ...toUsed(await getRows(pool, measure)) };
      }
      if (!hasRoom({ room, used, added: { form, rank, bytes } }))
        return (await getRows(pool, isKnown, [key])).length > 0 ? 'repeated' : 'full';
      const insert = async (/** @type {Buffer | null} */ resume) =>
        (await pool.query(add, [key, form, rank, bytes, content, resume])).rowCount;
      const added = await (stored.resume
        ? slots(async () => insert(await readFile(join(draft, 'resume'))))
        : insert(null));
      if (!added) return 'repeated';
      used[form].forms += 1;
      used[form].bytes += bytes;
      return 'accepted';
    },

    take: (schedule) =>
      transact(async (client) => {
        const { state, now } = await lockState(client);
        let waitMs = pollMs;
        /** @type {string[]} */
        const open = [];
        for (const { lane } of await getRows(client, findLanes)) {
          const ms = schedule.getWaitMs(state, ...parseLane(lane), now);
          if (ms > 0) waitMs = Math.min(waitMs, ms);
          else open.push(lane);
        }
        if (open.length === 0) return waitMs;
        const [row] = await getRows(client, lease, [open, leaseMs]);
        if (!row) {
          const [next] = await getRows(client, findNext, [open]);
          return Math.max(1, Math.min(waitMs, Math.ceil(next?.ms ?? pollMs)));
        }
        const [form, delivered] = parseLane(row.lane);
        const due = schedule.getDue(state, form, delivered, now);
        schedule.spend(state, form, due, now);
        await saveState(client, state);
        const { key, attempts, tries, since } = row;
        const values = [key, attempts, leaseMs];
        const timer = setInterval(() => {
          const renew = `update receiver_forms set free_at = now() + $3 * interval '1 ms' ${isMine}`;
          // the next time, or another process has it
          pool.query(renew, values).catch(() => undefined);
        }, renewMs).unref();
        /** @type {Entry} */
        const entry = { ...JSON.parse(row.content), delivered, due, tries, since };
        leases.set(entry, { attempts, timer });
        return entry;
      }),

    async withResume({ key, resume }, use) {
      if (!resume) return use('');
      const draft = await mkdtemp(join(folder, 'resume-'));
      const path = join(draft, 'resume');
      try {
        const file = await open(path, 'w');
        try {
          for (let offset = 0; offset < resume.bytes; offset += chunkBytes) {
            const text =
              'select substring(resume from $2 for $3) as part from receiver_forms where key = $1';
            const [row] = await getRows(pool, text, [key, offset + 1, chunkBytes]);
            await file.write(row?.part);
          }
        } finally {
          await file.close();
        }
        return await use(path);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },

    mark: (entry, name) =>
      change(entry, "set lane = lane || case when lane like '% %' then ',' else ' ' end || $3", [
        name,
      ]),

    settle: (schedule, { form, due }, outcomes) =>
      transact(async (client) => {
        const { state, now } = await lockState(client);
        const pauseMs = schedule.settle(state, form, due, outcomes, now);
        await saveState(client, state);
        return pauseMs;
      }),

    async retry(entry, delayMs, tries) {
      const delay = "set free_at = now() + $3 * interval '1 ms', tries = $4";
      await release(entry, delay, [delayMs, tries]);
    },

    bury: (entry) => release(entry, "set state = 'dead'", []),

    async finish(entry) {
      const end = "set state = 'done', content = null, resume = null";
      await release(entry, `${end}, free_at = now() + $3 * interval '1 ms'`, [memoryMs]);
    },

    async claim(name, key) {
      await pool.query(claim, [name, key]);
      const [row] = await getRows(pool, 'select key from receiver_claims where name = $1', [name]);
      return row?.key === key;
    },

    health: () =>
      transact(async (client) => {
        const { state } = await lockState(client);
        const rows = await getRows(client, measure);
        const { message, application } = toUsed(rows);
        const dead = await getRows(
          client,
          "select key from receiver_forms where state = 'dead' order by free_at limit 1000",
        );
        return {
          waiting: message.forms + application.forms,
          waitingSince: Math.min(Infinity, ...rows.map(({ since }) => since)),
          dead: dead.map(({ key }) => key),
          services: state.services,
        };
      }),

    append: async (day, lines, maxBytes) =>
      (await pool.query(append, [day, lines, maxBytes])).rowCount === 1,

    async tidy() {
      for (const text of tidy) await pool.query(text);
    },

    async close() {
      for (const { timer } of leases.values()) clearInterval(timer);
      await pool.end();
      await rm(folder, { recursive: true, force: true });
    },

    Limits: class {
      /** @param {string} name @param {(error: Error | null, result?: { current: number, ttl: number }) => void} callback @param {number} windowMs */
      incr(name, callback, windowMs) {
        // no address is stored, and nobody without the database's password can try which it was
        const hash = createHmac('sha256', url).update(name).digest('hex');
        getRows(pool, count, [hash, windowMs]).then(
          ([row]) => callback(null, { current: row?.count, ttl: row?.ttl }),
          (error) => callback(error),
        );
      }

      child() {
        return this;
      }
    },
  };

  function createTables() {
    return transact(async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [schemaLock]);
      const [row] = await getRows(client, "select to_regclass('receiver_signals') as last");
      if (!row?.last) await client.query(schema);
    });
  }

  /**
   * Changes a form while this process has it.
   * @param {Entry} entry @param {string} what @param {readonly unknown[]} values
   * @returns {Promise<boolean>} whether it has
   */
  async function change(entry, what, values) {
    const text = `update receiver_forms ${what} ${isMine}`;
    const { rowCount } = await pool.query(text, [
      entry.key,
      leases.get(entry)?.attempts,
      ...values,
    ]);
    return rowCount === 1;
  }

  /** @param {Entry} entry @param {string} what @param {readonly unknown[]} values */
  async function release(entry, what, values) {
    clearInterval(leases.get(entry)?.timer);
    await change(entry, what, values);
    leases.delete(entry);
  }

  /** @template T @param {(client: pg.PoolClient) => Promise<T>} use */
  async function transact(use) {
    const client = await pool.connect();
    let isDone = false;
    try {
      // whoever stops in the middle, as a platform may, does not stop the others
      await client.query("begin; set local idle_in_transaction_session_timeout = '10s'");
      const result = await use(client);
      await client.query('commit');
      isDone = true;
      return result;
    } finally {
      client.release(!isDone);
    }
  }
}

/** @param {pg.Pool | pg.PoolClient} client @param {string} text @param {unknown[]} [values] */
async function getRows(client, text, values = []) {
  return (await client.query(text, values)).rows;
}

/**
 * One process at a time decides what is next.
 * @param {pg.PoolClient} client
 * @returns {Promise<{ state: State, now: number }>} by the database's clock
 */
async function lockState(client) {
  const [row] = await getRows(
    client,
    `select value, extract(epoch from clock_timestamp())::float8 * 1000 as now
    from receiver_state for update`,
  );
  return { state: JSON.parse(row?.value), now: row?.now };
}

/** @param {pg.PoolClient} client @param {State} state */
async function saveState(client, state) {
  await client.query('update receiver_state set value = $1', [JSON.stringify(state)]);
}

/** @param {string} lane @returns {[Form, string[]]} */
function parseLane(lane) {
  const [form, delivered] = lane.split(' ');
  return [form === 'application' ? form : 'message', delivered?.split(',') ?? []];
}

const empty = () => ({
  message: { forms: 0, bytes: 0 },
  application: { forms: 0, bytes: 0 },
});

/** @param {readonly { form: Form, forms: number, bytes: number }[]} rows */
function toUsed(rows) {
  const used = empty();
  for (const { form, forms, bytes } of rows) used[form] = { forms, bytes };
  return used;
}

/** Runs so many at once, and the others after them. @param {number} max */
function createSlots(max) {
  let free = max;
  /** @type {(() => void)[]} */
  const waiting = [];
  return async (/** @type {() => Promise<number | null>} */ use) => {
    if (free > 0) free -= 1;
    else await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    try {
      return await use();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

// @ts-check
import { randomUUID } from 'node:crypto';
import {
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { createQueue } from './queue.js';
import { defaultRoom, emptyState, hasRoom } from './schedule.js';

/**
 * @typedef {import('./schedule.js').Form} Form
 * @typedef {import('./schedule.js').Schedule} Schedule
 * @typedef {import('./schedule.js').State} State
 * @typedef {import('./queue.js').Waiting} Waiting
 *
 * @typedef {object} Stored an accepted form
 * @property {string} key identifies the content
 * @property {Form} form
 * @property {Readonly<Record<string, string>>} fields checked
 * @property {Awaited<ReturnType<typeof import('./resume.js').saveResume>>} resume
 * @property {Readonly<Record<string, string>>} source where the visitor came from
 * @property {number} acceptedAt milliseconds
 * @property {number} rank how many forms the same network had sent within the hour
 *
 * @typedef {object} Attempt
 * @property {readonly string[]} delivered names of finished deliveries
 * @property {readonly string[]} due names of those to try now
 * @property {number} tries that failed for the form's sake
 * @property {number} since the time of the first attempt
 *
 * @typedef {Stored & Attempt} Entry a form to be delivered now
 *
 * @typedef {object} Health
 * @property {number} waiting
 * @property {number} waitingSince the time of the oldest
 * @property {readonly string[]} dead keys of dead letters
 * @property {State['services']} services
 *
 * @typedef {object} Store
 * @property {<T>(use: (draft: string) => Promise<T>) => Promise<T>} withDraft with the path of a folder
 *   for the upload
 * @property {(draft: string, stored: Stored) => Promise<'accepted' | 'repeated' | 'full'>} accept
 *   resolves once this form, or an earlier one with the same content, is safe
 * @property {(schedule: Schedule) => Promise<Entry | number>} take the next form, or the milliseconds
 *   until there may be one
 * @property {<T>(entry: Entry, use: (path: string) => Promise<T>) => Promise<T>} withResume
 * @property {(entry: Entry, name: string) => Promise<boolean>} mark records a delivery; false if the
 *   form is another process's by now
 * @property {(schedule: Schedule, entry: Entry, outcomes: import('./schedule.js').Outcomes) => Promise<number>} settle
 *   milliseconds until the services that failed are tried again
 * @property {(entry: Entry, delayMs: number, tries: number) => Promise<void>} retry
 * @property {(entry: Entry) => Promise<void>} bury makes a form a dead letter; the same content, sent
 *   again, takes it up again
 * @property {(entry: Entry) => Promise<void>} finish removes its content
 * @property {(name: string, key: string) => Promise<boolean>} claim a name for a day; whether it is
 *   this form's
 * @property {() => Promise<Health>} health rejects if nothing can be accepted
 * @property {(day: string, lines: string, maxBytes: number) => Promise<boolean>} append field signals;
 *   whether there was room
 * @property {() => Promise<void>} tidy removes what is kept for a time
 * @property {() => Promise<void>} close
 * @property {import('@fastify/rate-limit').FastifyRateLimitStoreCtor} [Limits] that count for all
 *   instances
 */

const folders = /** @type {const} */ (['drafts', 'queue', 'dead', 'done', 'claims']);
const known = Promise.resolve();
/** One for all forms, because there may be many. @type {readonly string[]} */
const nothing = [];
const dayMs = 86_400_000;
/** How long the store remembers who got a confirmation. */
export const claimMs = dayMs;
/** After its delivery, for how long the same content is a repetition. */
export const repeatMs = 600_000;
/** For how long field signals are kept. The policy says so. */
export const signalDays = 30;

/**
 * Keeps each form in a folder, which `rename` moves from `drafts` to `queue` and then to `done` or
 * `dead`. What is in `queue` survives a crash and a power failure. Its name has what the order needs,
 * so that a start reads one folder and not each. For one process.
 * @param {string} root
 * @param {object} [options]
 * @param {number | undefined} [options.memoryMs] instead of `repeatMs`
 * @param {import('./schedule.js').Amount | undefined} [options.room] of the queue; bytes at most half of the volume
 * @param {() => number} [options.now]
 * @returns {Promise<Store>}
 */
export async function openStore(root, options = {}) {
  const { memoryMs = repeatMs, room: wanted = defaultRoom, now = Date.now } = options;
  for (const folder of folders) await mkdir(join(root, folder), { recursive: true });
  for (const draft of await readdir(join(root, 'drafts'))) await remove('drafts', draft);
  /** @type {State} */
  const state = await readJson(join(root, 'state.json')).catch(emptyState);
  // whoever has mended a service restarts: one form tries it at once
  for (const service of Object.values(state.services)) service.until = 0;
  const queue = createQueue();
  /** @type {Promise<void>} */
  let saving = Promise.resolve();
  const used = { message: { forms: 0, bytes: 0 }, application: { forms: 0, bytes: 0 } };
  /** @type {Map<string, Promise<unknown>>} */
  const accepted = new Map();
  /** @type {Map<string, Waiting>} */
  const running = new Map();
  for (const folder of await readdir(join(root, 'queue'))) {
    const waiting = await readName(folder).catch(() => null);
    if (!waiting) await move(folder, 'queue', 'dead');
    else if (accepted.has(waiting.key)) await remove('queue', folder);
    else add(waiting);
  }
  for (const key of await readdir(join(root, 'done'))) forgetLater(key);
  const { bavail, bsize } = await statfs(root);
  const usedBytes = used.message.bytes + used.application.bytes;
  const room = { ...wanted, bytes: Math.min(wanted.bytes, (bavail * bsize + usedBytes) / 2) };

  return {
    async withDraft(use) {
      const draft = join(root, 'drafts', randomUUID());
      await mkdir(draft);
      return use(draft).finally(() => rm(draft, { recursive: true, force: true }));
    },

    async accept(draft, stored) {
      const { key, form, rank, acceptedAt } = stored;
      const earlier = accepted.get(key);
      if (earlier) return earlier.then(() => 'repeated');
      const content = JSON.stringify(stored);
      const bytes = Buffer.byteLength(content) + (stored.resume?.bytes ?? 0);
      const added = { form, rank, bytes };
      if (!hasRoom({ room, used, added })) return 'full';
      const folder = [key, form, rank, acceptedAt, bytes].join();
      const waiting = { ...added, key, folder, acceptedAt, delivered: nothing, notBefore: 0 };
      count(waiting, 1);
      const result = commit(draft, content, waiting);
      accepted.set(key, result);
      try {
        await result;
      } catch (error) {
        accepted.delete(key);
        count(waiting, -1);
        throw error;
      }
      queue.add(waiting);
      return 'accepted';
    },

    async take(schedule) {
      for (;;) {
        const waiting = queue.take(schedule, state, now());
        if (typeof waiting === 'number') return waiting;
        const { key, form } = waiting;
        running.set(key, waiting);
        const entry = await load(waiting).catch(() => null);
        if (!entry) {
          await bury(waiting);
          continue;
        }
        // a start does not know what is delivered, and meanwhile another form may have found a failure
        const { delivered } = entry;
        if (schedule.getWaitMs(state, form, delivered, now()) > 0) {
          running.delete(key);
          queue.add({ ...waiting, delivered });
          continue;
        }
        const due = schedule.getDue(state, form, delivered, now());
        schedule.spend(state, form, due, now());
        await saveState();
        return { ...entry, due };
      }
    },

    withResume: (entry, use) => use(join(pathOf(entry), 'resume')),

    async mark(entry, name) {
      await writeFile(join(pathOf(entry), `${name}.delivered`), '');
      await sync(pathOf(entry));
      const waiting = get(entry);
      running.set(entry.key, { ...waiting, delivered: [...waiting.delivered, name] });
      return true;
    },

    async settle(schedule, { form, due }, outcomes) {
      const pauseMs = schedule.settle(state, form, due, outcomes, now());
      await saveState();
      return pauseMs;
    },

    async retry(entry, delayMs, tries) {
      const waiting = get(entry);
      // without it, on a full disk, a restart counts anew
      const write = writeWhole(join(pathOf(entry), attempts), { tries, since: entry.since });
      await write.catch(() => undefined);
      running.delete(entry.key);
      queue.add({ ...waiting, notBefore: now() + delayMs });
    },

    bury: (entry) => bury(get(entry)),

    async finish(entry) {
      const waiting = get(entry);
      await move(waiting.folder, 'queue', 'done', entry.key);
      for (const name of await readdir(join(root, 'done', entry.key)))
        await remove('done', entry.key, name);
      end(waiting);
      forgetLater(entry.key);
    },

    async claim(name, key) {
      const path = join(root, 'claims', name);
      await writeFile(path, key, { flag: 'wx', flush: true }).catch(() => undefined);
      return (await readFile(path, 'utf8')) === key;
    },

    async health() {
      const probe = join(root, 'drafts', randomUUID());
      await writeFile(probe, Buffer.alloc(65_536), { flush: true }).finally(() =>
        rm(probe, { force: true }),
      );
      let waitingSince = Infinity;
      for (const { acceptedAt } of [...queue, ...running.values()])
        waitingSince = Math.min(waitingSince, acceptedAt);
      const { message, application } = used;
      const waiting = message.forms + application.forms;
      const dead = await readdir(join(root, 'dead'));
      return { waiting, waitingSince, dead, services: state.services };
    },

    async append(day, lines, maxBytes) {
      const file = await open(join(root, `signals-${day}.jsonl`), 'a');
      try {
        if ((await file.stat()).size + Buffer.byteLength(lines) > maxBytes) return false;
        await file.appendFile(lines);
        return true;
      } finally {
        await file.close();
      }
    },

    async tidy() {
      const oldest = new Date(now() - signalDays * dayMs).toISOString().slice(0, 10);
      for (const name of await readdir(root)) {
        const [, day] = name.match(/^signals-(.{10})\.jsonl$/) ?? [];
        if (day && day < oldest) await remove(name);
      }
      for (const name of await readdir(join(root, 'claims')))
        if (now() - (await stat(join(root, 'claims', name))).mtimeMs > claimMs)
          await remove('claims', name);
    },

    close: async () => undefined,
  };

  /** @param {string} draft @param {string} content @param {Waiting} waiting */
  async function commit(draft, content, { key, folder }) {
    const isRevived = await rename(join(root, 'dead', key), join(root, 'queue', folder)).then(
      () => true,
      () => false,
    );
    if (isRevived) return sync(join(root, 'queue'), join(root, 'dead'));
    await writeFile(join(draft, 'form.json'), content, { flush: true });
    await sync(draft);
    await rename(draft, join(root, 'queue', folder));
    try {
      await sync(join(root, 'queue'));
    } catch (error) {
      await remove('queue', folder);
      throw error;
    }
  }

  /**
   * What a folder's name says. Of an earlier version, or moved back by hand from the dead letters, it
   * is the key alone.
   * @param {string} folder
   * @returns {Promise<Waiting>}
   */
  async function readName(folder) {
    const [key = '', form, rank, acceptedAt, bytes] = folder.split(',');
    const waiting = { key, folder, delivered: nothing, notBefore: 0 };
    if (form === 'message' || form === 'application')
      return {
        ...waiting,
        form,
        rank: Number(rank),
        acceptedAt: Number(acceptedAt),
        bytes: Number(bytes),
      };
    const { mtimeMs } = await stat(join(root, 'queue', folder));
    const size = (/** @type {string} */ name) =>
      stat(join(root, 'queue', folder, name)).then(
        (found) => found.size,
        () => 0,
      );
    /** @type {Stored} */
    const stored = await readJson(join(root, 'queue', folder, 'form.json'));
    return {
      ...waiting,
      form: stored.form,
      rank: stored.rank,
      acceptedAt: mtimeMs,
      bytes: (await size('form.json')) + (await size('resume')),
    };
  }

  /** @param {Waiting} waiting */
  async function load(waiting) {
    const path = pathOf(waiting);
    /** @type {Stored} */
    const stored = await readJson(join(path, 'form.json'));
    const names = await readdir(path);
    const delivered = names.flatMap((name) => name.match(/^(.+)\.delivered$/)?.[1] ?? []).sort();
    const { tries = 0, since = now() } = await readJson(join(path, attempts)).catch(() => ({}));
    return { ...stored, delivered, tries, since };
  }

  /** @param {Waiting} waiting */
  async function bury(waiting) {
    await rm(join(pathOf(waiting), attempts), { force: true });
    await move(waiting.folder, 'queue', 'dead', waiting.key);
    end(waiting);
    accepted.delete(waiting.key);
  }

  /** @param {Waiting} waiting */
  function add(waiting) {
    accepted.set(waiting.key, known);
    count(waiting, 1);
    queue.add(waiting);
  }

  /** @param {Waiting} waiting */
  function end(waiting) {
    running.delete(waiting.key);
    count(waiting, -1);
  }

  /** @param {Waiting} waiting @param {1 | -1} sign */
  function count({ form, bytes }, sign) {
    used[form].forms += sign;
    used[form].bytes += sign * bytes;
  }

  /** @param {{ key: string }} entry */
  function get({ key }) {
    const waiting = running.get(key);
    if (!waiting) throw new Error('The form is not being delivered.');
    return waiting;
  }

  /** @param {{ key: string }} entry */
  function pathOf({ key }) {
    return join(root, 'queue', get({ key }).folder);
  }

  /** One after the other. The deliveries go on where the disk is full: that costs one hour's budget. */
  function saveState() {
    const write = () => writeWhole(join(root, 'state.json'), state);
    saving = saving.then(write).catch(() => undefined);
    return saving;
  }

  /** @param {string} name @param {typeof folders[number]} from @param {typeof folders[number]} to @param {string} [newName] */
  async function move(name, from, to, newName = name) {
    await remove(to, newName);
    await rename(join(root, from, name), join(root, to, newName));
    await sync(join(root, to), join(root, from));
  }

  /** @param {...string} names */
  function remove(...names) {
    return rm(join(root, ...names), { recursive: true, force: true });
  }

  /** @param {string} key */
  function forgetLater(key) {
    accepted.set(key, known);
    setTimeout(() => {
      accepted.delete(key);
      void remove('done', key);
    }, memoryMs).unref();
  }
}

const attempts = 'attempts.json';

/** @param {string} path */
async function readJson(path) {
  return JSON.parse(await readFile(path, 'utf8'));
}

/** Replaces a file in one step. @param {string} path @param {unknown} value */
async function writeWhole(path, value) {
  await writeFile(`${path}.new`, JSON.stringify(value), { flush: true });
  await rename(`${path}.new`, path);
}

/** Writes the names in folders to the disk. @param {...string} paths */
async function sync(...paths) {
  for (const path of paths) {
    const handle = await open(path);
    await handle.sync().finally(() => handle.close());
  }
}

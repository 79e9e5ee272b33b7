// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {object} Stored an accepted form
 * @property {string} key identifies the content
 * @property {'message' | 'application'} form
 * @property {Readonly<Record<string, string>>} fields checked
 * @property {Awaited<ReturnType<typeof import('./resume.js').saveResume>>} resume
 * @property {Readonly<Record<string, string>>} source where the visitor came from
 * @property {number} acceptedAt milliseconds
 * @property {number} rank how many forms the same address had sent within the hour
 * @property {readonly string[]} delivered names of finished deliveries
 *
 * @typedef {Awaited<ReturnType<typeof openStore>>} Store
 */

const folders = /** @type {const} */ (['drafts', 'queue', 'dead', 'done']);
const known = Promise.resolve(null);

/**
 * Keeps each form in a folder named by its key, which `rename` moves from `drafts` to `queue` and then
 * to `done` or `dead`. What is in `queue` survives a crash and a power failure. For one process.
 * @param {string} root
 * @param {number} [repeatMs] after its delivery, for how long the same content is a repetition
 */
export async function openStore(root, repeatMs = 600_000) {
  for (const folder of folders) await mkdir(join(root, folder), { recursive: true });
  for (const draft of await readdir(join(root, 'drafts'))) await remove('drafts', draft);
  /** @type {Map<string, Promise<Stored | null>>} */
  const accepted = new Map();
  for (const key of await readdir(join(root, 'queue'))) accepted.set(key, known);
  for (const key of await readdir(join(root, 'done'))) forgetLater(key);

  return {
    /** @template T @param {(draft: string) => Promise<T>} use the folder's path */
    async withDraft(use) {
      const draft = join(root, 'drafts', randomUUID());
      await mkdir(draft);
      return use(draft).finally(() => rm(draft, { recursive: true, force: true }));
    },

    /**
     * Resolves once this form, or an earlier one with the same content, is safe on the disk.
     * @param {string} draft
     * @param {Stored} stored
     * @returns {Promise<Stored | null>} null for a repetition
     */
    accept(draft, stored) {
      const earlier = accepted.get(stored.key);
      if (earlier) return earlier.then(() => null);
      const result = commit(draft, stored);
      accepted.set(stored.key, result);
      result.catch(() => accepted.delete(stored.key));
      return result;
    },

    /** Every form that is not delivered. What cannot be read becomes a dead letter. */
    async readQueue() {
      /** @type {Stored[]} */
      const forms = [];
      for (const key of await readdir(join(root, 'queue')))
        await load(key).then(
          (stored) => forms.push(stored),
          () => bury(key),
        );
      return forms;
    },
    /** Keys of dead letters. */
    readDead: () => readdir(join(root, 'dead')),
    /** @param {string} key */
    resumePath: (key) => join(root, 'queue', key, 'resume'),

    /** Records a delivery. @param {string} key @param {string} name */
    async mark(key, name) {
      await writeFile(join(root, 'queue', key, `${name}.delivered`), '');
      await sync(join(root, 'queue', key));
    },

    /** Ends a form, and removes its content. @param {string} key */
    async finish(key) {
      await move(key, 'queue', 'done');
      for (const name of await readdir(join(root, 'done', key))) await remove('done', key, name);
      forgetLater(key);
    },

    bury,

    /** @param {string} name @param {string} lines @param {number} maxBytes @returns whether it had room */
    async append(name, lines, maxBytes) {
      const file = await open(join(root, name), 'a');
      try {
        if ((await file.stat()).size + lines.length > maxBytes) return false;
        await file.appendFile(lines);
        return true;
      } finally {
        await file.close();
      }
    },
  };

  /** @param {string} draft @param {Stored} stored @returns {Promise<Stored>} */
  async function commit(draft, stored) {
    const { key } = stored;
    if ((await readdir(join(root, 'dead'))).includes(key)) {
      await move(key, 'dead', 'queue');
      return { ...(await load(key)), acceptedAt: stored.acceptedAt };
    }
    await writeFile(join(draft, 'form.json'), JSON.stringify(stored), { flush: true });
    await sync(draft);
    await remove('queue', key);
    await rename(draft, join(root, 'queue', key));
    await sync(join(root, 'queue'));
    return stored;
  }

  /** Makes a form a dead letter. The same content, sent again, takes it up again. @param {string} key */
  async function bury(key) {
    await move(key, 'queue', 'dead');
    accepted.delete(key);
  }

  /** @param {string} key @returns {Promise<Stored>} */
  async function load(key) {
    const names = await readdir(join(root, 'queue', key));
    const stored = JSON.parse(await readFile(join(root, 'queue', key, 'form.json'), 'utf8'));
    const delivered = names.flatMap((name) => name.match(/^(.+)\.delivered$/)?.[1] ?? []);
    return { ...stored, delivered };
  }

  /** @param {string} key @param {typeof folders[number]} from @param {typeof folders[number]} to */
  async function move(key, from, to) {
    await remove(to, key);
    await rename(join(root, from, key), join(root, to, key));
    for (const folder of [to, from]) await sync(join(root, folder));
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
    }, repeatMs).unref();
  }
}

/** Writes the names in a folder to the disk. @param {string} folder */
async function sync(folder) {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

import type { BrowserContext } from '@playwright/test';
import { storedItems, type StoredItem } from '@/lib/cookies';

/** Firebase writes these to learn whether it may, and removes them at once. */
const probes = [
  'indexedDB validate-browser-context-for-indexeddb-analytics-module',
  'localStorage __sak',
  'sessionStorage __sak',
];

export type StoredKeys = {
  /** Every key of a storage, a database or a cookie that the origin's pages have written. */
  readonly written: () => Promise<readonly string[]>;
  /** Those that the table of the privacy page does not list. */
  readonly unlisted: () => Promise<readonly string[]>;
};

/** Records what the pages of an origin write, from the next document on. */
export async function recordStoredKeys(
  context: BrowserContext,
  origin: string,
): Promise<StoredKeys> {
  const keys = new Set<string>();
  await context.exposeFunction('noteKey', (key: string) => keys.add(key));
  await context.addInitScript((site) => {
    if (location.origin !== site) return;
    const note = (key: string) => {
      if ('noteKey' in window && typeof window.noteKey === 'function') void window.noteKey(key);
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      note(`${this === window.localStorage ? 'localStorage' : 'sessionStorage'} ${key}`);
      setItem.call(this, key, value);
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name: string, version?: number) {
      note(`indexedDB ${name}`);
      return open.call(this, name, version);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    if (!cookie?.get || !cookie.set) throw new Error('document.cookie has no accessor.');
    const { get, set } = cookie;
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      get() {
        return get.call(this);
      },
      set(text: string) {
        set.call(this, text);
        const [name = ''] = text.split('=');
        // a removal is written like a cookie
        if (`; ${get.call(this)}`.includes(`; ${name}=`)) note(`cookie ${name}`);
      },
    });
  }, origin);
  const items: readonly StoredItem[] = Object.values(storedItems);
  const written = async () => {
    for (const { name } of await context.cookies(origin)) keys.add(`cookie ${name}`);
    return [...keys];
  };
  return {
    written,
    unlisted: async () =>
      (await written()).filter(
        (key) => !probes.includes(key) && !items.some((item) => isListed(key, item)),
      ),
  };
}

/** A part of a listed name in angle brackets stands for one that varies. */
function isListed(key: string, { kind, name }: StoredItem): boolean {
  const [start = '', ...ends] = `${kind} ${name}`.split(/<.*?>/);
  return ends.length === 0
    ? key === start
    : key.startsWith(start) && key.endsWith(ends.at(-1) ?? '');
}

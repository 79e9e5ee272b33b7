import type { BrowserContext } from '@playwright/test';
import { storage } from '@/app/stored';
import type { StoredItem } from '@/lib/storedItem';
import { partTesting } from './parts';

const storageProbes = partTesting.flatMap(({ probes }) => probes ?? []);

export type StoredKeys = {
  /** Every storage key, database and cookie that pages of the origin have written. */
  readonly written: () => Promise<readonly string[]>;
  /** Written keys that the privacy page does not list. */
  readonly unlisted: () => Promise<readonly string[]>;
};

/** Records the keys that pages of an origin write, from the next page load on. */
export async function recordStoredKeys(
  context: BrowserContext,
  origin: string,
): Promise<StoredKeys> {
  const keys = new Set<string>();
  await context.exposeFunction('recordKey', (key: string) => keys.add(key));
  await context.addInitScript((site) => {
    if (location.origin !== site) return;
    const record = (key: string) => {
      if ('recordKey' in window && typeof window.recordKey === 'function')
        void window.recordKey(key);
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      record(`${this === window.localStorage ? 'localStorage' : 'sessionStorage'} ${key}`);
      setItem.call(this, key, value);
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name: string, version?: number) {
      record(`indexedDB ${name}`);
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
        // Removing a cookie is also an assignment.
        if (`; ${get.call(this)}`.includes(`; ${name}=`)) record(`cookie ${name}`);
      },
    });
  }, origin);
  const written = async () => {
    for (const { name } of await context.cookies(origin)) keys.add(`cookie ${name}`);
    return [...keys];
  };
  return {
    written,
    unlisted: async () =>
      (await written()).filter(
        (key) =>
          !storageProbes.includes(key) && !storage.inventory.some((item) => isListed(key, item)),
      ),
  };
}

/** Angle brackets in a listed name mark a variable part. */
function isListed(key: string, { kind, name }: StoredItem): boolean {
  const [start = '', ...ends] = `${kind} ${name}`.split(/<.*?>/);
  return ends.length === 0
    ? key === start
    : key.startsWith(start) && key.endsWith(ends.at(-1) ?? '');
}

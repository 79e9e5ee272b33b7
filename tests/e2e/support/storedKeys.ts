import type { BrowserContext } from '@playwright/test';
import { storage } from '@/app/stored';
import type { StoredItem } from '@/lib/storedItem';
import { partTesting } from './parts';

const storageProbes = partTesting.flatMap(({ probes }) => probes ?? []);

/** Records every storage key, database and cookie that pages of an origin write, from the next page load on. */
export async function recordStoredKeys(context: BrowserContext, origin: string) {
  const keys = new Set<string>();
  await context.exposeFunction('recordKey', (key: string) => keys.add(key));
  await context.addInitScript((site) => {
    if (location.origin !== site) return;
    const record = (kind: string, name: string) =>
      void Reflect.get(window, 'recordKey')(`${kind} ${name}`);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      record(this === window.localStorage ? 'localStorage' : 'sessionStorage', key);
      setItem.call(this, key, value);
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name: string, version?: number) {
      record('indexedDB', name);
      return open.call(this, name, version);
    };
    // the browser's own event of a cookie comes after the document that leaves with a redirect
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    const { get, set } = cookie ?? {};
    if (!get || !set) throw new Error('document.cookie has no accessor.');
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(text: string) {
        set.call(this, text);
        const [name = ''] = text.split('=');
        // Removing a cookie is also an assignment.
        if (`; ${get.call(this)}`.includes(`; ${name}=`)) record('cookie', name);
      },
    });
  }, origin);
  const written = async () => {
    for (const { name } of await context.cookies(origin)) keys.add(`cookie ${name}`);
    return [...keys];
  };
  return {
    written,
    /** Written keys that the privacy page does not list. */
    unlisted: async () =>
      (await written()).filter(
        (key) =>
          !storageProbes.includes(key) && !storage.inventory.some((item) => isListed(key, item)),
      ),
  };
}

/** Angle brackets in a listed name mark a variable part. */
function isListed(key: string, { kind, name }: StoredItem): boolean {
  const [start = '', end] = `${kind} ${name}`.split(/<.*?>/);
  return end === undefined ? key === start : key.startsWith(start) && key.endsWith(end);
}

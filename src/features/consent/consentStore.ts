import { storedItems } from '@/content/storedItems';
import { writeCookie, type CookieJar } from '@/lib/cookieJar';
import { onPageShown } from '@/lib/onPageShown';
import { maxValueLength } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { inventory } from '@/parts/stored';
import {
  createConsentRecord,
  findNewest,
  optionalCategories,
  parseConsent,
  type ConsentRecord,
  type OptionalCategory,
  type Preferences,
} from './consentRecord';

const item = storedItems.cookieConsent;

/** On it a tab sends its choice to the others. */
const openChannel = () => new BroadcastChannel(item.name);

/** The visitor's cookie consent: one object for the whole visit. */
export type ConsentStore = ReturnType<typeof createConsentStore>;

export function createConsentStore(cookies: CookieJar) {
  /** What was chosen in this tab or sent by another, whatever the browser has stored. */
  let chosen: ConsentRecord | null = null;
  const read = () => {
    const values = cookies.getValues(item.name);
    const stored = values.filter(({ length }) => length <= maxValueLength).map(parseConsent);
    return findNewest([chosen, ...stored]);
  };
  const record = createStore(read, null);
  const isDialogOpen = createStore(() => false, false);

  /** Reads the choice again and removes the cookies that it does not allow. */
  function refresh() {
    const next = read();
    for (const category of optionalCategories) {
      if (!next?.[category]) findCookies(category, cookies).forEach(cookies.remove);
    }
    if (JSON.stringify(next) !== JSON.stringify(record.get())) record.set(next);
  }

  /**
   * Stores a choice for 365 days, removes the cookies of excluded categories, and notifies the other
   * tabs.
   */
  function save(preferences: Preferences) {
    const id = record.get()?.id || createRandomId();
    chosen = createConsentRecord(preferences, id, read());
    const value = JSON.stringify(chosen);
    cookies.remove(item.name);
    writeCookie(cookies, item, value);
    refresh();
    const channel = openChannel();
    channel.postMessage(value);
    channel.close();
  }

  /**
   * Removes cookies without consent, and applies choices made in other tabs: at once, also where
   * cookies are blocked, and when the page is shown again. The channel is closed on `pagehide`, because
   * an open one can keep a page out of the back-forward cache.
   *
   * @returns a cleanup function
   */
  function sync(): () => void {
    let channel: BroadcastChannel | null = null;
    const listen = () => {
      channel ??= openChannel();
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'string' || data.length > maxValueLength) return;
        chosen = findNewest([chosen, parseConsent(data)]);
        refresh();
      };
    };
    const close = () => {
      channel?.close();
      channel = null;
    };
    refresh();
    listen();
    const listeners = new AbortController();
    addEventListener('pagehide', close, { signal: listeners.signal });
    addEventListener('pageshow', listen, { signal: listeners.signal });
    const removeOnPageShown = onPageShown(refresh);
    return () => {
      close();
      listeners.abort();
      removeOnPageShown();
    };
  }

  return {
    /** The visitor's choice; null while there is none, and in prerendered HTML. */
    record,
    isDialogOpen,
    cookies,
    /** Reads the cookies again; `record` may not yet have a change from another tab. */
    read,
    isAllowed: (category: OptionalCategory) => read()?.[category] ?? false,
    refresh,
    save,
    sync,
    openDialog: () => isDialogOpen.set(true),
    closeDialog: () => isDialogOpen.set(false),
  };
}

/** The names of the cookies in the jar that belong to the category. */
function findCookies(category: OptionalCategory, jar: CookieJar): readonly string[] {
  const prefixes = inventory
    .filter(({ kind, category: other }) => kind === 'cookie' && other === category)
    .map(({ name }) => name.split('<'));
  return Object.keys(jar.getAll()).filter((name) =>
    prefixes.some(([fixed = '', varying]) =>
      varying === undefined ? name === fixed : name.startsWith(fixed),
    ),
  );
}

/** Unlike `crypto.randomUUID`, this works on plain http too. */
function createRandomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

import { storedItems } from '@/content/storedItems';
import type { CookieJar } from '@/lib/cookieJar';
import { onPageShown } from '@/lib/onPageShown';
import type { Storage } from '@/lib/storedItem';
import {
  optionalCategories,
  parseConsent,
  timeOf,
  type ConsentRecord,
  type OptionalCategory,
  type Preferences,
} from './consentRecord';
import type { ConsentStore } from './consentStore';

// apart from the store, which every page loads first

const item = storedItems.cookieConsent;

/** On it a tab sends its choice to the others; null in Firefox where cookies are blocked. */
function openConsentChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(item.name);
  } catch {
    return null;
  }
}

/** Stores the choice, removes the cookies that it excludes, and tells the other tabs. */
export function saveConsent(store: ConsentStore, preferences: Preferences): void {
  const id = store.record.get()?.id || createRandomId();
  const record = createConsentRecord(preferences, id, store.storage.revision, store.read());
  const value = JSON.stringify(record);
  store.cookies.remove(item.name);
  store.cookies.set(item, value);
  store.keep(record);
  refreshConsent(store);
  const channel = openConsentChannel();
  channel?.postMessage(value);
  channel?.close();
}

/** @param previous an earlier record, which the new one outweighs even if a clock was ahead */
export function createConsentRecord(
  preferences: Preferences,
  id: string,
  revision: number,
  previous: ConsentRecord | null = null,
): ConsentRecord {
  const timestamp = new Date(Math.max(Date.now(), timeOf(previous) + 1)).toISOString();
  return { ...preferences, revision, id, timestamp };
}

/** Reads the choice again and removes the cookies that it does not allow. */
export function refreshConsent({ cookies, storage, read, record }: ConsentStore): void {
  const next = read();
  for (const category of optionalCategories) {
    if (!next?.[category]) findCookies(category, storage, cookies).forEach(cookies.remove);
  }
  if (JSON.stringify(next) !== JSON.stringify(record.get())) record.set(next);
}

function findCookies(
  category: OptionalCategory,
  { inventory }: Storage,
  jar: CookieJar,
): readonly string[] {
  const prefixes = inventory
    .filter((item) => item.kind === 'cookie' && item.category === category)
    .map((item) => item.name.split('<'));
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

/**
 * Removes cookies without consent, and applies choices made in other tabs: at once, and when the
 * page is shown again. The channel is closed on `pagehide`, because an open one can keep a page out
 * of the back-forward cache.
 *
 * @returns a cleanup function
 */
export function syncConsentAcrossTabs(store: ConsentStore): () => void {
  let channel: BroadcastChannel | null = null;
  const openChannel = () => {
    channel ??= openConsentChannel();
    if (!channel) return;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return;
      store.keep(parseConsent(data, store.storage.revision));
      refreshConsent(store);
    };
  };
  const closeChannel = () => {
    channel?.close();
    channel = null;
  };
  const onShown = () => {
    openChannel();
    refreshConsent(store);
  };
  onShown();
  addEventListener('pagehide', closeChannel);
  const removeOnPageShown = onPageShown(onShown);
  return () => {
    closeChannel();
    removeEventListener('pagehide', closeChannel);
    removeOnPageShown();
  };
}

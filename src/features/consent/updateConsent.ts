import { storedItems } from '@/content/storedItems';
import { findCookies, writeCookie } from '@/lib/cookieJar';
import { onPageShown } from '@/lib/onPageShown';
import { maxValueLength } from '@/lib/storage';
import { inventory } from '@/parts/stored';
import {
  createConsentRecord,
  optionalCategories,
  parseConsent,
  type Preferences,
} from './consentRecord';
import type { ConsentStore } from './consentStore';

/** Name of the channel on which a tab sends its choice to the others. */
export const consentChannelName = 'cookieConsent';

/**
 * Stores a choice for 365 days, removes the cookies of excluded categories, and notifies the other
 * tabs.
 */
export function saveConsent(store: ConsentStore, preferences: Preferences): void {
  const id = store.record.get()?.id || createRandomId();
  const record = createConsentRecord(preferences, id, store.read());
  const value = JSON.stringify(record);
  store.cookies.remove(storedItems.cookieConsent.name);
  writeCookie(store.cookies, storedItems.cookieConsent, value);
  store.keep(record);
  applyConsent(store);
  notifyOtherTabs(value);
}

/**
 * Reads the choice again and removes the cookies that it does not allow.
 *
 * @param received the choice that another tab sent, which counts also where cookies are blocked
 */
export function refreshConsent(store: ConsentStore, received?: string): void {
  if (received !== undefined) store.keep(parseConsent(received));
  applyConsent(store);
}

function applyConsent({ cookies, read, record }: ConsentStore) {
  const next = read();
  for (const category of optionalCategories) {
    if (!next?.[category]) findCookies(inventory, category, cookies).forEach(cookies.remove);
  }
  if (JSON.stringify(next) !== JSON.stringify(record.get())) record.set(next);
}

function notifyOtherTabs(value: string) {
  const channel = new BroadcastChannel(consentChannelName);
  channel.postMessage(value);
  channel.close();
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
    channel ??= new BroadcastChannel(consentChannelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && data.length <= maxValueLength) refreshConsent(store, data);
    };
  };
  const closeChannel = () => {
    channel?.close();
    channel = null;
  };
  refreshConsent(store);
  openChannel();
  const listeners = new AbortController();
  addEventListener('pagehide', closeChannel, { signal: listeners.signal });
  addEventListener('pageshow', openChannel, { signal: listeners.signal });
  const removeOnPageShown = onPageShown(() => refreshConsent(store));
  return () => {
    closeChannel();
    listeners.abort();
    removeOnPageShown();
  };
}

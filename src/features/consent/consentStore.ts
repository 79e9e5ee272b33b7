import { storedItems } from '@/content/storedItems';
import { readCookie, type CookieJar } from '@/lib/cookieJar';
import { createStore, type Store } from '@/lib/store';
import { parseConsent, type ConsentRecord, type OptionalCategory } from './consentRecord';

export type ConsentStore = {
  /** The visitor's choice; null while there is none, and in prerendered HTML. */
  readonly record: Store<ConsentRecord | null>;
  readonly dialog: Store<'open' | 'closed'>;
  readonly cookies: CookieJar;
  /** Reads the cookie again; `record` may not yet have a change from another tab. */
  readonly read: () => ConsentRecord | null;
  readonly isAllowed: (category: OptionalCategory) => boolean;
  /** Keeps a choice in memory if the browser did not store it. */
  readonly setInMemory: (record: ConsentRecord | null) => void;
};

export function createConsentStore(cookies: CookieJar): ConsentStore {
  let inMemory: ConsentRecord | null = null;
  const read = () => parseConsent(readCookie(cookies, storedItems.cookieConsent.name)) ?? inMemory;
  return {
    record: createStore(read, null),
    dialog: createStore<'open' | 'closed'>(() => 'closed', 'closed'),
    cookies,
    read,
    isAllowed: (category) => read()?.[category] ?? false,
    setInMemory: (record) => {
      inMemory = record;
    },
  };
}

import { storedItems } from '@/content/storedItems';
import { readCookie, type CookieJar } from '@/lib/cookieJar';
import { createStore, type Store } from '@/lib/store';
import { parseConsent, type ConsentRecord, type OptionalCategory } from './consentRecord';

/** The visitor's cookie consent: one object for the whole visit. */
export type ConsentStore = {
  /** The visitor's choice; null while there is none, and in prerendered HTML. */
  readonly record: Store<ConsentRecord | null>;
  readonly isDialogOpen: Store<boolean>;
  readonly cookies: CookieJar;
  /** Reads the cookie again; `record` may not yet have a change from another tab. */
  readonly read: () => ConsentRecord | null;
  readonly isAllowed: (category: OptionalCategory) => boolean;
  /** Keeps a choice in memory if the browser did not store it. */
  readonly setFallback: (record: ConsentRecord | null) => void;
  readonly openDialog: () => void;
  readonly closeDialog: () => void;
};

export function createConsentStore(cookies: CookieJar): ConsentStore {
  let fallback: ConsentRecord | null = null;
  const read = () => parseConsent(readCookie(cookies, storedItems.cookieConsent.name)) ?? fallback;
  const isDialogOpen = createStore(() => false, false);
  return {
    record: createStore(read, null),
    isDialogOpen,
    cookies,
    read,
    isAllowed: (category) => read()?.[category] ?? false,
    setFallback: (record) => {
      fallback = record;
    },
    openDialog: () => isDialogOpen.set(true),
    closeDialog: () => isDialogOpen.set(false),
  };
}

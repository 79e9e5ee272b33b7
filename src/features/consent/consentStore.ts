import { storedItems } from '@/content/storedItems';
import { readCookie, type CookieJar } from '@/lib/cookieJar';
import { createStore } from '@/lib/store';
import { parseConsent, type ConsentRecord, type OptionalCategory } from './consentRecord';

/** The visitor's cookie consent: one object for the whole visit. */
export type ConsentStore = ReturnType<typeof createConsentStore>;

export function createConsentStore(cookies: CookieJar) {
  let fallback: ConsentRecord | null = null;
  const read = () => parseConsent(readCookie(cookies, storedItems.cookieConsent.name)) ?? fallback;
  const isDialogOpen = createStore(() => false, false);
  return {
    /** The visitor's choice; null while there is none, and in prerendered HTML. */
    record: createStore(read, null),
    isDialogOpen,
    cookies,
    /** Reads the cookie again; `record` may not yet have a change from another tab. */
    read,
    isAllowed: (category: OptionalCategory) => read()?.[category] ?? false,
    /** Keeps a choice in memory if the browser did not store it. */
    setFallback: (record: ConsentRecord | null) => {
      fallback = record;
    },
    openDialog: () => isDialogOpen.set(true),
    closeDialog: () => isDialogOpen.set(false),
  };
}

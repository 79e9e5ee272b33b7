import { storedItems } from '@/content/storedItems';
import type { CookieJar } from '@/lib/cookieJar';
import { createStore } from '@/lib/store';
import type { Storage } from '@/lib/storedItem';
import {
  findNewest,
  parseConsent,
  type ConsentRecord,
  type OptionalCategory,
} from './consentRecord';

export type ConsentStore = ReturnType<typeof createConsentStore>;

export function createConsentStore(cookies: CookieJar, storage: Storage) {
  /** What was chosen in this tab or sent by another, whatever the browser has stored. */
  let chosen: ConsentRecord | null = null;
  const read = () => {
    const values = cookies.getValues(storedItems.cookieConsent.name);
    return findNewest([chosen, ...values.map((value) => parseConsent(value, storage.revision))]);
  };
  const isDialogOpen = createStore(() => false, false);
  return {
    /** The visitor's choice; null while there is none, and in prerendered HTML. */
    record: createStore(read, null),
    isDialogOpen,
    cookies,
    storage,
    /** Reads the cookies again; `record` may not yet have a change from another tab. */
    read,
    /** Whether nothing says that the visitor has chosen or objected, not even an outdated choice. */
    isUndecided: () =>
      read() === null &&
      cookies.getValues(storedItems.cookieConsent.name).length === 0 &&
      !sendsGlobalPrivacyControl(),
    isAllowed: (category: OptionalCategory) => read()?.[category] ?? false,
    keep: (record: ConsentRecord | null) => {
      chosen = findNewest([chosen, record]);
    },
    openDialog: () => isDialogOpen.set(true),
    closeDialog: () => isDialogOpen.set(false),
  };
}

/** https://w3c.github.io/gpc/ */
export function sendsGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

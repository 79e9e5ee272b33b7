import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useStore } from '@/hooks/useStore';
import type { CookieJar } from '@/lib/cookieJar';
import type { ConsentRecord } from './consentRecord';
import { createConsentStore, type ConsentStore } from './consentStore';

/** The value never changes; only readers of its stores render again. */
const ConsentContext = createContext<ConsentStore | null>(null);

type ConsentProviderProps = { readonly cookies: CookieJar; readonly children: ReactNode };

export function ConsentProvider({ cookies, children }: ConsentProviderProps) {
  const [store] = useState(() => createConsentStore(cookies));
  return <ConsentContext value={store}>{children}</ConsentContext>;
}

type Consent = Pick<ConsentStore, 'cookies' | 'isAllowed'> & {
  /** The visitor's choice; null while there is none, and in prerendered HTML. */
  readonly record: ConsentRecord | null;
  /** Reads the cookie again; `record` may not yet have a change from another tab. */
  readonly readRecord: () => ConsentRecord | null;
  /** Whether Global Privacy Control decides, because the visitor has not. */
  readonly isDecidedByBrowser: boolean;
  readonly openSettings: () => void;
  readonly closeSettings: () => void;
};

/** The visitor's cookie consent. Subscribes. */
export function useConsent(): Consent {
  const store = useConsentStore();
  const { record, dialog, cookies, isAllowed, read } = store;
  const isDecidedByBrowser = useSyncExternalStore(
    record.subscribe,
    () => record.get() === null && sendsGlobalPrivacyControl(),
    () => false,
  );
  return {
    record: useStore(record),
    readRecord: read,
    isDecidedByBrowser,
    isAllowed,
    cookies,
    openSettings: () => dialog.set('open'),
    closeSettings: () => dialog.set('closed'),
  };
}

/** Whether the cookie dialog is open. */
export function useCookieSettingsOpen(): boolean {
  return useStore(useConsentStore().dialog) === 'open';
}

/**
 * The store itself, for effects; does not subscribe.
 * @throws {Error} outside a `ConsentProvider`
 */
export function useConsentStore(): ConsentStore {
  const store = use(ConsentContext);
  if (!store) {
    throw new Error(
      'useConsent was called outside a ConsentProvider, so there is no consent to read. Render the component inside AppProviders (in a test: with renderAt).',
    );
  }
  return store;
}

/** https://w3c.github.io/gpc/ */
function sendsGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

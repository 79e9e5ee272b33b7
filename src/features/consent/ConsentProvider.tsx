import { createContext, use, useState, type ReactNode } from 'react';
import { useHydrated } from '@/hooks/useHydrated';
import { useStore } from '@/hooks/useStore';
import type { CookieJar } from '@/lib/cookieJar';
import type { Storage } from '@/lib/storedItem';
import { createConsentStore, sendsGlobalPrivacyControl, type ConsentStore } from './consentStore';

const ConsentContext = createContext<ConsentStore | null>(null);

type ConsentProviderProps = {
  readonly cookies: CookieJar;
  readonly storage: Storage;
  readonly children: ReactNode;
};

export function ConsentProvider({ cookies, storage, children }: ConsentProviderProps) {
  const [store] = useState(() => createConsentStore(cookies, storage));
  return <ConsentContext value={store}>{children}</ConsentContext>;
}

/** Does not subscribe: read its stores with `useStore`. */
export function useConsentStore(): ConsentStore {
  const store = use(ConsentContext);
  if (!store) {
    throw new Error(
      'useConsentStore was called outside a ConsentProvider, so there is no consent to read. Render the component inside AppProviders (in a test: with renderAt).',
    );
  }
  return store;
}

/** Whether Global Privacy Control decides, because the visitor has not. Subscribes. */
export function useIsGpcActive(): boolean {
  const record = useStore(useConsentStore().record);
  return useHydrated() && record === null && sendsGlobalPrivacyControl();
}

import { untilTabClosed, type StoredItems } from '@/lib/storedItem';
import { hasSingleSignOn } from './backend';

export const ssoItems = {
  tokens: {
    name: '@@auth0spajs@@::<Client>',
    kind: 'localStorage',
    category: 'necessary',
    lifetime: 'signedOut',
    isStored: hasSingleSignOn,
    purpose: 'With single sign-on: keeps you logged in while you move between pages',
  },
  check: {
    name: 'auth0.<Client>.is.authenticated',
    kind: 'cookie',
    category: 'necessary',
    lifetime: 1,
    isStored: hasSingleSignOn,
    purpose: 'With single sign-on: remembers that there is a session to look for',
  },
  transaction: {
    ...untilTabClosed,
    name: 'a0.spajs.txs.<Client>',
    isStored: hasSingleSignOn,
    purpose: 'With single sign-on: recognises you when the provider sends you back',
  },
} as const satisfies StoredItems;

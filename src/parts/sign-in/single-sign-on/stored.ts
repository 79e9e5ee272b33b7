import type { Env } from '@/config/parseEnv';
import { untilTabClosed, type StoredItems } from '@/lib/storedItem';

/** Names single sign-on in the cached session. */
export const oidcBackend = 'oidc';

export const hasSingleSignOn = (env: Env) => Boolean(env['sign-in/single-sign-on']);

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

import type { Env } from '@/config/env';
import { untilTabClosed, type ConsentTexts, type StoredItems } from '@/lib/storedItem';

export const hasFirebase = (env: Env) => Boolean(env.signIn);
export const hasSingleSignOn = (env: Env) => Boolean(env.singleSignOn);
export const hasSignIn = (env: Env) => hasFirebase(env) || hasSingleSignOn(env);

const untilSignedOut = {
  kind: 'localStorage',
  category: 'necessary',
  lifetime: 'signedOut',
} as const;
/**
 * Whether the visitor's name and email also go into two cookies, as the site was specified. Nothing here
 * reads them, and policy.ts says so: set `areSet` to false, or change that sentence.
 */
export const profileCookies: { readonly areSet: boolean } = { areSet: true };

const profile = {
  kind: 'cookie',
  category: 'profile',
  lifetime: 7,
  isStored: (env: Env) => profileCookies.areSet && hasSignIn(env),
} as const;

/* Constants of their own, because the inline script of every page would hold the whole record. */
export const sessionKey = 'session';
/** Why this tab has left the page: a provider, or what another service needs on the way back. */
export const redirectKey = 'signInRedirect';
/** Whose session this tab is in. */
export const draftOwnerKey = 'draftOwner';
export const tokensPrefix = '@@auth0spajs@@::';

export const signInItems = {
  username: {
    ...profile,
    name: 'username',
    purpose: 'Sends your name with each request while you are logged in',
  },
  userEmail: {
    ...profile,
    name: 'userEmail',
    purpose: 'Sends your email with each request while you are logged in',
  },
  session: {
    ...untilSignedOut,
    name: sessionKey,
    isStored: hasSignIn,
    purpose: 'Shows your name and email before the sign-in service has loaded',
  },
  draftOwner: {
    ...untilTabClosed,
    name: draftOwnerKey,
    isStored: hasSignIn,
    purpose: 'Holds your email, so that what you type is not kept for whoever logs in next',
  },
  firebaseDatabase: {
    ...untilSignedOut,
    name: 'firebaseLocalStorageDb',
    kind: 'indexedDB',
    isStored: hasFirebase,
    purpose:
      'Keeps you logged in; written by the sign-in service, in local or session storage where the browser has no IndexedDB',
  },
  firebaseHeartbeat: {
    name: 'firebase-heartbeat-database',
    kind: 'indexedDB',
    category: 'necessary',
    lifetime: 'cleared',
    isStored: hasFirebase,
    purpose: 'Notes on which days the sign-in service was used; written by that service',
  },
  redirect: {
    ...untilTabClosed,
    name: redirectKey,
    isStored: hasSignIn,
    purpose: 'Finds the way back from a sign-in on another page',
  },
  firebaseRedirect: {
    ...untilTabClosed,
    name: 'firebase:pendingRedirect:<Project>',
    isStored: hasFirebase,
    purpose:
      'Notes that the sign-in service expects you back from a provider; written by that service',
  },
  ssoTokens: {
    name: `${tokensPrefix}<Client>`,
    kind: 'localStorage',
    category: 'necessary',
    lifetime: 'signedOut',
    isStored: hasSingleSignOn,
    purpose: 'With single sign-on: keeps you logged in while you move between pages',
  },
  ssoCheck: {
    name: 'auth0.<Client>.is.authenticated',
    kind: 'cookie',
    category: 'necessary',
    lifetime: 1,
    isStored: hasSingleSignOn,
    purpose: 'With single sign-on: remembers that there is a session to look for',
  },
  ssoTransaction: {
    ...untilTabClosed,
    name: 'a0.spajs.txs.<Client>',
    isStored: hasSingleSignOn,
    purpose: 'With single sign-on: recognises you when the provider sends you back',
  },
} as const satisfies StoredItems;

export function signInConsent(env: Env): ConsentTexts {
  return profile.isStored(env)
    ? {
        banner: 'Once you log in, two more hold your name and email.',
        profile: 'Two cookies that hold your name and email while you are logged in.',
      }
    : {};
}

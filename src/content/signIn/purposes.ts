import type { profileItems, signInItems } from './stored';

/** What the items are for, in the cookie table. */
export const profilePurposes = {
  username: 'Holds your name while you are logged in; this site only writes it',
  userEmail: 'Holds your email while you are logged in; this site only writes it',
} as const satisfies Record<keyof typeof profileItems, string>;

export const signInPurposes = {
  session:
    'Shows your name and email before the sign-in service has loaded; in session storage, where the browser refuses local storage',
  firebaseDatabase:
    'Keeps you logged in; written by the sign-in service, in local or session storage where the browser has no IndexedDB',
  firebaseHeartbeat: 'Notes on which days the sign-in service was used; written by that service',
  lastSignIn: 'Marks the way you logged in last, so that you choose the same one again',
  verificationMail: 'Notes when we last mailed you a link to confirm your address',
  redirect: 'Finds the way back from a sign-in on another page',
  firebaseRedirect:
    'Notes that the sign-in service expects you back from a provider; written by that service',
  ssoTokens: 'With single sign-on: keeps you logged in while you move between pages',
  ssoCheck: 'With single sign-on: remembers that there is a session to look for',
  ssoTransaction: 'With single sign-on: recognises you when the provider sends you back',
} as const satisfies Record<keyof typeof signInItems, string>;

import type { StoredItem, StoredItemName } from '@/lib/storageInventory';
import type { ConsentCategory } from './consent';

/** Texts of the cookie table. `storedItems` in src/lib/cookies.ts has its rows. */
export const cookieTable = {
  caption: 'Everything this site can keep in your browser',
  columns: { name: 'Name', purpose: 'What it does', kind: 'Kind', lifetime: 'Kept for' },
  kinds: {
    necessary: 'Necessary',
    profile: 'Profile',
    analytics: 'Analytics',
    marketing: 'Marketing',
    functional: 'Functional',
  },
  storages: {
    cookie: 'Cookie',
    localStorage: 'Local storage',
    sessionStorage: 'Session storage',
    indexedDB: 'IndexedDB',
  },
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  until: {
    tabClosed: 'Until the tab closes',
    signedOut: 'Until you log out',
    cleared: 'Until you clear it',
  },
  purposes: {
    cookieConsent:
      'Remembers your cookie choice, its date and a random number for it, so that we ask once',
    username: 'Holds your name while you are logged in; this site only writes it',
    userEmail: 'Holds your email while you are logged in; this site only writes it',
    playCount: 'Counts how often our film was played in this browser',
    lastVisitedCase: 'Starts the case studies with the one you read last',
    visits: 'Counts your visits to one case study; one cookie per study',
    session: 'Shows your name and email before the sign-in service has loaded',
    firebaseDatabase: 'Keeps you logged in; written by the sign-in service',
    firebaseHeartbeat: 'Notes on which days the sign-in service was used; written by that service',
    lastSignIn: 'Marks the way you logged in last, so that you choose the same one again',
    verificationMail: 'Notes when we last mailed you a link to confirm your address',
    redirect: 'Finds the way back from a sign-in on another page',
    firebaseRedirect:
      'Notes that the sign-in service expects you back from a provider; written by that service',
    ssoTokens: 'With single sign-on: keeps you logged in while you move between pages',
    ssoCheck: 'With single sign-on: remembers that there is a session to look for',
    ssoTransaction: 'With single sign-on: recognises you when the provider sends you back',
    theme: 'Remembers day or night, if you chose',
    motion: 'Remembers whether you stopped the motion',
    scroll: 'Finds your place again when you go back',
    contactDraft: 'Keeps what you type in the contact form until you send it',
    applicationDraft:
      'Keeps what you type in the application form, not your resume, until you send it',
  },
} as const satisfies {
  readonly caption: string;
  readonly columns: Record<'name' | 'purpose' | 'kind' | 'lifetime', string>;
  readonly kinds: Record<ConsentCategory | 'necessary', string>;
  readonly storages: Record<StoredItem['kind'], string>;
  readonly days: (days: number) => string;
  readonly until: Record<Exclude<StoredItem['lifetime'], number>, string>;
  readonly purposes: Record<StoredItemName, string>;
};

import { applicationDraftPurpose } from '@/content/careers/policy';
import { profilePurposes, signInPurposes } from '@/content/signIn/purposes';
import type { StoredItem, StoredItemName } from './storedItems';
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
    ...profilePurposes,
    playCount: 'Counts how often our film was played in this browser',
    lastVisitedCase: 'Starts the case studies with the one you read last',
    visits: 'Counts your visits to one case study; one cookie per study',
    ...signInPurposes,
    theme: 'Remembers day or night, if you chose',
    motion: 'Remembers whether you stopped the motion',
    scroll: 'Finds your place again when you go back',
    contactDraft: 'Keeps what you type in the contact form until you send it',
    applicationDraft: applicationDraftPurpose,
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

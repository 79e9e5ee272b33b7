import type { StoredItem } from '@/lib/storedItem';
import type { ConsentCategory } from './consent';

/** Texts of the cookie table. `inventory` in src/app/stored.ts has its rows. */
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
} as const satisfies {
  readonly caption: string;
  readonly columns: Record<'name' | 'purpose' | 'kind' | 'lifetime', string>;
  readonly kinds: Record<ConsentCategory | 'necessary', string>;
  readonly storages: Record<StoredItem['kind'], string>;
  readonly days: (days: number) => string;
  readonly until: Record<Exclude<StoredItem['lifetime'], number>, string>;
};

import { profileItems, signInItems } from '@/content/signIn/stored';

export type StorageCategory = 'necessary' | 'profile' | 'analytics' | 'marketing' | 'functional';

export type StoredItem = {
  /** Angle brackets mark a variable part. */
  readonly name: string;
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB';
  readonly category: StorageCategory;
  /** Days, or the event that ends it. */
  readonly lifetime: number | 'tabClosed' | 'signedOut' | 'cleared';
};

const untilTabClosed = {
  kind: 'sessionStorage',
  category: 'necessary',
  lifetime: 'tabClosed',
} as const;

/** Everything that the site stores in a browser. The privacy page shows this table. */
export const storedItems = {
  cookieConsent: { name: 'cookieConsent', kind: 'cookie', category: 'necessary', lifetime: 365 },
  ...profileItems,
  playCount: { name: 'playCount', kind: 'cookie', category: 'analytics', lifetime: 365 },
  visits: { name: 'visits_<Organisation>', kind: 'cookie', category: 'analytics', lifetime: 7 },
  lastVisitedCase: { name: 'lastVisitedCase', kind: 'cookie', category: 'functional', lifetime: 7 },
  ...signInItems,
  theme: { name: 'appearance', kind: 'localStorage', category: 'necessary', lifetime: 'cleared' },
  motion: { name: 'motion', ...untilTabClosed },
  scroll: { name: 'scroll', ...untilTabClosed },
  contactDraft: { name: 'contactDraft', ...untilTabClosed },
  applicationDraft: { name: 'applicationDraft', ...untilTabClosed },
} as const satisfies Record<string, StoredItem>;

export type StoredItemName = keyof typeof storedItems;

import type { Env } from '@/config/parseEnv';

export type StorageCategory = 'necessary' | 'profile' | 'analytics' | 'marketing' | 'functional';

/** Something that the site stores in a browser, and what the cookie table and the banner say of it. */
export type StoredItem = {
  /** Angle brackets mark a variable part. */
  readonly name: string;
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB';
  /** Days, or the event that ends it. */
  readonly lifetime: number | 'tabClosed' | 'signedOut' | 'cleared';
  /** In the cookie table. */
  readonly purpose: string;
  /** Whether it holds what the visitor typed, which logging out removes. */
  readonly isDraft?: true;
  /** Whether a build with these settings stores it; without this, every build does. */
  readonly isStored?: (env: Env) => boolean;
} & (
  | { readonly category: 'necessary' | 'profile' | 'marketing' }
  /** What it counts, to continue "Counts"; null if a part says it in sentences. */
  | { readonly category: 'analytics'; readonly counts: string | null }
  | {
      readonly category: 'functional';
      /** To continue "Remembers". */
      readonly remembers: string;
      /** The same for the banner, shorter; without it, the banner leaves it out. */
      readonly remembersInBanner?: string;
    }
);

export type StoredItems = Readonly<Record<string, StoredItem>>;

export const untilTabClosed = {
  kind: 'sessionStorage',
  category: 'necessary',
  lifetime: 'tabClosed',
} as const;

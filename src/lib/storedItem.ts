import type { Env } from '@/config/env';

export type StorageCategory = 'necessary' | 'profile' | 'analytics' | 'marketing' | 'functional';

export type StoredItem = {
  /** Angle brackets mark a variable part. */
  readonly name: string;
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB';
  /** Days, or the event that ends it. */
  readonly lifetime: number | 'tabClosed' | 'signedOut' | 'cleared';
  readonly category: StorageCategory;
  /** A sentence without its full stop, for the cookie table and, if the item is optional, the cookie dialog. */
  readonly purpose: string;
  readonly isStored?: (env: Env) => boolean;
};

export type StoredItems = Readonly<Record<string, StoredItem>>;

export type Storage = {
  /** Also what a build with other settings stores. */
  readonly inventory: readonly StoredItem[];
  readonly items: readonly StoredItem[];
  /** What the parts say in one place, as one text; empty if nothing. */
  readonly text: (place: ConsentPlace) => string;
  /** Of consent: a choice of an earlier one is asked for again. */
  readonly revision: number;
};

export const untilTabClosed = {
  kind: 'sessionStorage',
  category: 'necessary',
  lifetime: 'tabClosed',
} as const;

type ConsentPlace = 'banner' | Exclude<StorageCategory, 'necessary'>;

/** What a part says in the cookie banner and in the cookie dialog, in whole sentences. */
export type ConsentTexts = Readonly<Partial<Record<ConsentPlace, string>>> & {
  /** By how much it raises the revision of consent, because it gives the categories another meaning. */
  readonly revision?: number;
};

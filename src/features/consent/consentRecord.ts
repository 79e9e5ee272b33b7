import { parseObject } from '@/lib/json';
import type { StorageCategory } from '@/lib/storedItem';

/** Increase it when consent changes its meaning: every visitor is then asked again. Parts may add to it. */
export const consentRevision = 1;

export const optionalCategories = ['analytics', 'marketing', 'functional'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

export function isOptional(category: StorageCategory): category is OptionalCategory {
  return optionalCategories.some((optional) => optional === category);
}

export type ConsentChoice = 'all' | 'necessary';

export type Preferences = Readonly<Record<OptionalCategory, boolean>> & {
  readonly choice: ConsentChoice;
};

export type ConsentRecord = Preferences & {
  readonly revision: number;
  /** Random; stays the same when the visitor changes the choice. Empty if the cookie has none. */
  readonly id: string;
  /** Of the last choice, in ISO 8601. Empty if the cookie has none. */
  readonly timestamp: string;
};

export function preferencesFor(choice: ConsentChoice): Preferences {
  const isAll = choice === 'all';
  return { choice, analytics: isAll, marketing: isAll, functional: isAll };
}

/** The record of the last choice; those without a time come last. */
export function findNewest(records: readonly (ConsentRecord | null)[]): ConsentRecord | null {
  const sorted = [...records].sort((a, b) => timeOf(b) - timeOf(a));
  return sorted.find((record) => record !== null) ?? null;
}

export function timeOf(record: ConsentRecord | null): number {
  return Date.parse(record?.timestamp ?? '') || 0;
}

/** A raw `all` is consent to everything; a record of choice and categories alone is of revision 1. */
export function parseConsent(value: string | null, revision: number): ConsentRecord | null {
  const rest = { revision: 1, id: '', timestamp: '' };
  if (value === 'all') return { ...preferencesFor('all'), ...rest, revision };
  const record = { ...rest, ...parseObject(value ?? '') };
  return isRecord(record) && record.revision === revision ? record : null;
}

function isRecord(value: Readonly<Record<string, unknown>>): value is ConsentRecord {
  const { choice, revision, id, timestamp } = value;
  return (
    (choice === 'all' || choice === 'necessary') &&
    optionalCategories.every((category) => typeof value[category] === 'boolean') &&
    typeof revision === 'number' &&
    typeof id === 'string' &&
    typeof timestamp === 'string'
  );
}

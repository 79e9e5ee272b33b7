import { expect } from 'vitest';
import { storage } from '@/app/stored';
import { privacyHero } from '@/content/privacy';
import type { StoredItems } from '@/lib/storedItem';

type Recorded = {
  readonly revision: number;
  /** The date of the privacy policy. */
  readonly updated: string;
  readonly items: readonly string[];
};

/**
 * Compares what is stored with what was, when the visitors' consent and the policy were last dated.
 * Its failure says which of the two a change moves.
 */
export function expectDated(items: StoredItems, recorded: Recorded): void {
  const now = Object.values(items).map(
    ({ name, category, kind, lifetime }) => `${name}: ${category}, ${kind}, ${lifetime}`,
  );
  const changed = now.filter((item) => !recorded.items.includes(item));
  const isOptional = changed.some((item) => !item.includes(': necessary,'));
  const hasMoved = isOptional
    ? storage.revision > recorded.revision
    : privacyHero.updated.date > recorded.updated;
  const advice = isOptional
    ? 'Consent to it was never asked for: increase `consentRevision` in src/features/consent/consentRecord.ts and move `privacyHero.updated` in src/content/privacy.ts'
    : 'The cookie table has changed: move `privacyHero.updated` in src/content/privacy.ts';
  expect(now, hasMoved ? 'Record what is stored here.' : `${advice}, then record it here.`).toEqual(
    recorded.items,
  );
}

import { useState } from 'react';
import { useConsent } from '@/features/consent/ConsentProvider';
import { useHydrated } from '@/hooks/useHydrated';
import { readEntryState } from '@/lib/entryState';
import { studyList } from '../content/list';
import { studiesPaths } from '../paths';
import { readLastVisitedCase } from '../visits';

/** Index of the study that the visitor left, or that was opened last, if consent allows storing it. */
export function useFirstStudy(): number {
  const consent = useConsent();
  const isHydrated = useHydrated();
  const [first, setFirst] = useState<number | null>(null);
  if (isHydrated && first === null) {
    const left = readEntryState('study');
    const last = readLastVisitedCase(consent);
    const index = studyList.findIndex(({ slug }) =>
      left === undefined ? studiesPaths.page(slug) === last : slug === left,
    );
    setFirst(Math.max(0, index));
  }
  return first ?? 0;
}

import { useState } from 'react';
import { paths } from '@/config/paths';
import { studyList } from '@/content/studies/list';
import { readLastVisitedCase } from '@/features/consent/analyticsCookies';
import { useConsent } from '@/features/consent/ConsentProvider';
import { useHydrated } from '@/lib/useHydrated';

/** Index of the study that was opened last, if consent allows storing it. */
export function useFirstStudy(): number {
  const consent = useConsent();
  const isHydrated = useHydrated();
  const [first, setFirst] = useState<number | null>(null);
  if (isHydrated && first === null) {
    const last = readLastVisitedCase(consent);
    const index = studyList.findIndex((study) => paths.study(study.slug) === last);
    setFirst(Math.max(0, index));
  }
  return first ?? 0;
}

import { useMemo } from 'react';
import { paths } from '@/config/paths';
import { studyList } from '@/content/studies/list';
import { lastVisitedCase } from '@/features/consent/visits';
import { useHydrated } from '@/hooks/useHydrated';

/** Index of the study that the carousel starts with: the one opened last, if that may be known. */
export function useFirstStudy(): number {
  const isHydrated = useHydrated();
  return useMemo(() => {
    const last = isHydrated ? lastVisitedCase() : null;
    return Math.max(
      0,
      studyList.findIndex((study) => paths.study(study.slug) === last),
    );
  }, [isHydrated]);
}

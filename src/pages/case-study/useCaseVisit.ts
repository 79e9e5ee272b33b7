import { useEffect } from 'react';
import { paths } from '@/config/paths';
import type { StudySummary } from '@/content/studies/types';
import { loadLater } from '@/lib/loadLater';

/** Notes the visit as far as the visitor agreed to it, once the page has loaded. */
export function useCaseVisit({ organisation, slug }: StudySummary): void {
  useEffect(() => {
    let isHere = true;
    void loadLater(() => import('@/features/consent/visits')).then(({ recordCaseVisit }) => {
      if (isHere) recordCaseVisit(organisation, paths.study(slug));
    });
    return () => {
      isHere = false;
    };
  }, [organisation, slug]);
}

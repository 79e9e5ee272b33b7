import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '@/config/paths';
import type { StudySummary } from '@/content/studies/types';
import { useConsent } from '@/features/consent/ConsentProvider';
import { loadWhenIdle } from '@/hydration/loadWhenIdle';

type CaseVisitProps = { readonly study: StudySummary };
type RecordVisit = ReturnType<typeof import('@/features/consent/analyticsCookies').createCaseVisit>;

/** Records the visit once the visitor consents. */
export function CaseVisit({ study: { organisation, slug } }: CaseVisitProps) {
  const { record, isAllowed, cookies } = useConsent();
  const [recordVisit, setRecordVisit] = useState<RecordVisit | null>(null);
  const update = useEffectEvent(() => recordVisit?.({ isAllowed, cookies }));

  useEffect(() => {
    let isShown = true;
    void loadWhenIdle(() => import('@/features/consent/analyticsCookies')).then(
      ({ createCaseVisit }) => {
        if (isShown) setRecordVisit(() => createCaseVisit(organisation, paths.study(slug)));
      },
    );
    return () => {
      isShown = false;
    };
  }, [organisation, slug]);

  useEffect(() => {
    update();
  }, [recordVisit, record]);

  return null;
}

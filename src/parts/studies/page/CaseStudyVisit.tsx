import { useEffect, useEffectEvent, useState } from 'react';
import { useConsent } from '@/features/consent/ConsentProvider';
import { whenIdleOrInteracted } from '@/hydration/idle';
import type { StudySummary } from '../content/types';
import { studiesPaths } from '../paths';

type CaseStudyVisitProps = { readonly study: StudySummary };
type RecordVisit = ReturnType<typeof import('../visits').createCaseVisit>;

/** Records the visit once the visitor consents. */
export function CaseStudyVisit({ study: { organisation, slug } }: CaseStudyVisitProps) {
  const { record, isAllowed, cookies } = useConsent();
  const [recordVisit, setRecordVisit] = useState<RecordVisit | null>(null);
  const applyConsent = useEffectEvent(() => recordVisit?.({ isAllowed, cookies }));

  useEffect(() => {
    let isMounted = true;
    void whenIdleOrInteracted
      .then(() => import('../visits'))
      .then(
        ({ createCaseVisit }) => {
          if (isMounted)
            setRecordVisit(() => createCaseVisit(organisation, studiesPaths.page(slug)));
        },
        // without its code a visit is not counted
        () => undefined,
      );
    return () => {
      isMounted = false;
    };
  }, [organisation, slug]);

  useEffect(() => {
    applyConsent();
  }, [recordVisit, record]);

  return null;
}

import { useEffect, useState } from 'react';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import type { StudySummary } from '../content/types';
import { studiesPaths } from '../paths';
import { createCaseVisit } from '../visits';

type CaseStudyVisitProps = { readonly study: StudySummary };

/** Records the visit once the visitor consents. */
export function CaseStudyVisit({ study: { organisation, slug } }: CaseStudyVisitProps) {
  const consent = useConsentStore();
  const [recordVisit] = useState(() => createCaseVisit(organisation, studiesPaths.page(slug)));

  useEffect(() => {
    recordVisit(consent);
    return consent.record.subscribe(() => recordVisit(consent));
  }, [recordVisit, consent]);

  return null;
}

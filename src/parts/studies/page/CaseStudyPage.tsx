import { useEffect, useState } from 'react';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { PageHero } from '@/components/PageHero/PageHero';
import { ui } from '@/content/ui';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import { whenActivated } from '@/lib/whenActivated';
import { Seo } from '@/routing/Seo';
import { studyLabels } from '../content/labels';
import type { Study } from '../content/types';
import { studiesPaths } from '../paths';
import { createCaseVisit } from '../visits';
import { CaseStudyApproach } from './CaseStudyApproach';
import { CaseStudyChallenges } from './CaseStudyChallenges';
import { CaseStudyGlance } from './CaseStudyGlance';
import { CaseStudyImprovements } from './CaseStudyImprovements';
import { CaseStudyNext } from './CaseStudyNext';
import { CaseStudyOutcomes } from './CaseStudyOutcomes';
import { CaseStudyStory } from './CaseStudyStory';

import.meta.glob('/src/parts/studies/content/*/sky.css', { eager: true });

export type CaseStudyPageProps = { readonly study: Study };

const breadcrumb = { name: studyLabels.breadcrumb, href: studiesPaths.section };

export function CaseStudyPage({ study }: CaseStudyPageProps) {
  const { slug, id, name, seo, timeOfDay, organisation, titleLines, description } = study;
  return (
    <div data-study={id}>
      <Seo path={studiesPaths.page(slug)} seo={seo} kind="article" />
      <PageHero
        breadcrumbs={<Breadcrumbs label={ui.breadcrumb} steps={[breadcrumb]} current={name} />}
        eyebrow={{ label: organisation, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={titleLines}
        intro={description}
        panorama={study.panorama}
        panoramaAlt={study.panoramaAlt}
      />
      <CaseStudyImprovements study={study} />
      <CaseStudyGlance study={study} />
      <CaseStudyOutcomes outcomes={study.outcomes} />
      <CaseStudyChallenges study={study} />
      <CaseStudyStory study={study} />
      <CaseStudyApproach approach={study.approach} />
      <CaseStudyNext after={study} />
      <CaseStudyVisit key={slug} study={study} />
    </div>
  );
}

/** Records the visit once the visitor consents. */
function CaseStudyVisit({ study: { organisation, slug } }: CaseStudyPageProps) {
  const consent = useConsentStore();
  const [recordVisit] = useState(() => createCaseVisit(organisation, studiesPaths.page(slug)));

  useEffect(() => {
    const record = () => void whenActivated.then(() => recordVisit(consent));
    record();
    return consent.record.subscribe(record);
  }, [recordVisit, consent]);

  return null;
}

import { useEffect, useState } from 'react';
import { Art } from '@/art/Art';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container } from '@/components/Section/Section';
import { ui } from '@/content/ui';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import { whenActivated } from '@/lib/whenActivated';
import { Seo } from '@/routing/Seo';
import { studyLabels } from '../content/labels';
import type { Study } from '../content/types';
import { approachArc, approachHills, approachMeander } from '../drawings/sections';
import { studiesPaths } from '../paths';
import { createCaseVisit } from '../visits';
import { CaseStudyChallenges } from './CaseStudyChallenges';
import { CaseStudyGlance } from './CaseStudyGlance';
import { CaseStudyImprovements } from './CaseStudyImprovements';
import { CaseStudyNext } from './CaseStudyNext';
import { CaseStudyOutcomes } from './CaseStudyOutcomes';
import { CaseStudyStory } from './CaseStudyStory';
import styles from './CaseStudyPage.module.css';

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

type CaseStudyApproachProps = Pick<Study, 'approach'>;

const titleId = 'approach';

/** Six steps on an arc from sunrise to sunset, with the heading under it. */
function CaseStudyApproach({ approach }: CaseStudyApproachProps) {
  return (
    <section aria-labelledby={titleId} className={styles.caseStudyApproach} data-defer-layout="">
      <Container className={styles.timeline}>
        <div className={styles.header}>
          <h2 id={titleId}>{studyLabels.approach}</h2>
          <p className={styles.intro} data-text="intro secondary">
            {approach.intro}
          </p>
        </div>
        <Art drawing={approachArc} className={styles.arc} />
        <Art drawing={approachMeander} className={styles.meander} />
        <ol className={styles.steps} data-print="frames">
          {approach.steps.map((step) => (
            <li key={step} className={styles.step}>
              {step}
            </li>
          ))}
        </ol>
      </Container>
      <Art drawing={approachHills} className={styles.hills} />
    </section>
  );
}

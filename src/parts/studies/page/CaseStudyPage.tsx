import { useEffect, useState } from 'react';
import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/components/Button/Button';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import type { Related } from '@/content/types';
import { ui } from '@/content/ui';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import { whenActivated } from '@/hydration/idle';
import { nextItem } from '@/lib/nextItem';
import { Seo } from '@/routing/Seo';
import { studyLabels } from '../content/labels';
import { studyList } from '../content/list';
import type { Study, StudySummary } from '../content/types';
import { posters } from '../drawings/posters';
import { studiesPaths } from '../paths';
import { createCaseVisit } from '../visits';
import { CaseStudyFacts } from './CaseStudyFacts';
import { CaseStudyStory } from './CaseStudyStory';
import styles from './CaseStudyPage.module.css';

import.meta.glob('/src/parts/studies/content/*/sky.css', { eager: true });

type CaseStudyPageProps = { readonly study: Study; readonly related: readonly Related[] };

const breadcrumb = { name: studyLabels.breadcrumb, href: studiesPaths.section };

export function CaseStudyPage({ study, related }: CaseStudyPageProps) {
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
        className={styles.hero}
      />
      <CaseStudyFacts study={study} related={related} />
      <CaseStudyStory study={study} />
      <NextStudy study={study} />
      <CaseStudyVisit key={slug} study={study} />
    </div>
  );
}

type StudyProps = Pick<CaseStudyPageProps, 'study'>;

function CaseStudyVisit({ study: { organisation, slug } }: StudyProps) {
  const consent = useConsentStore();
  const [recordVisit] = useState(() => createCaseVisit(organisation, studiesPaths.page(slug)));

  useEffect(() => {
    const record = () => void whenActivated.then(() => recordVisit(consent));
    record();
    return consent.record.subscribe(record);
  }, [recordVisit, consent]);

  return null;
}

function NextStudy({ study }: StudyProps) {
  const next = nextItem<StudySummary>(studyList, study);
  return (
    <div className={styles.next} data-defer-layout="" data-print="hide">
      <Container>
        <section aria-labelledby="offer" className={styles.offer}>
          <h2 id="offer" className={styles.title} data-text="title">
            {study.question}
          </h2>
          <div>
            <p className={styles.offerText} data-text="intro secondary">
              {studyLabels.offer.text}
            </p>
            <ButtonLink href={paths.ask('health-check')}>{studyLabels.offer.link}</ButtonLink>
          </div>
        </section>
      </Container>
      <Container className={styles.columns}>
        <div className={styles.poster} data-sun="">
          <Art drawing={withBackground(posters[next.id])} place="cover" />
        </div>
        <section aria-labelledby="next-study">
          <h2 id="next-study" className={styles.title} data-text="title">
            {studyLabels.next(next.organisation)}
          </h2>
          <p className={styles.summary} data-text="intro secondary">
            {next.title}
          </p>
          <ButtonLink href={studiesPaths.page(next.slug)} tone="outline">
            {next.readLabel}
          </ButtonLink>
        </section>
      </Container>
    </div>
  );
}

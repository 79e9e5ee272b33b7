import { useState } from 'react';
import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import { ButtonLink } from '@/components/Button/Button';
import { ClientLogo } from '@/components/ClientLogo/ClientLogo';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { StippleOverlay } from '@/components/StippleOverlay/StippleOverlay';
import { cloudSummaries } from '@/content/clouds/list';
import { pictureFiles } from '@/content/landing/pictures';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import { MotionToggle } from '@/features/motion/components/MotionToggle';
import { useIsMotionOn } from '@/features/motion/motion';
import { useHydrated } from '@/hooks/useHydrated';
import { readEntryState, writeEntryState } from '@/lib/entryState';
import { studyLabels } from '../content/labels';
import { studyList } from '../content/list';
import { caseStudiesHeading, caseStudiesLabels } from '../content/section';
import type { StudySummary } from '../content/types';
import { caseStudiesBottomEdge, caseStudiesTopEdge } from '../drawings/edges';
import { posters } from '../drawings/posters';
import { studiesAnchor, studiesPaths } from '../paths';
import { readLastVisitedCase } from '../visits';
import { Carousel } from './Carousel';
import styles from './CaseStudies.module.css';

export function CaseStudies() {
  const isMotionOn = useIsMotionOn();
  const first = useFirstStudy();
  return (
    <Section id={studiesAnchor} background="gold" className={styles.root}>
      <Art drawing={caseStudiesTopEdge} place="top" className={styles.topEdge} />
      <StippleOverlay className={styles.glow} />
      <Carousel
        key={first}
        first={first}
        isMotionOn={isMotionOn}
        header={
          <Container>
            <SectionHeader id="case-studies-title" {...caseStudiesHeading} layout="rows">
              <MotionToggle labels={caseStudiesLabels.motion} />
            </SectionHeader>
          </Container>
        }
        slides={studyList.map((study) => ({
          key: study.slug,
          label: caseStudiesLabels.showSlide(study.title),
          content: <CaseStudySlide study={study} />,
        }))}
      />
      <Art drawing={caseStudiesBottomEdge} className={styles.bottomEdge} />
    </Section>
  );
}

/** Index of the study that the visitor left, or that was opened last, if consent allows storing it. */
function useFirstStudy(): number {
  const consent = useConsentStore();
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

function CaseStudySlide({ study }: { readonly study: StudySummary }) {
  const titleId = `case-study-${study.id}`;
  return (
    <article aria-labelledby={titleId} className={styles.slide}>
      <div className={styles.frame} data-sun="">
        <Art drawing={withBackground(posters[study.id])} place="cover" />
      </div>
      <div className={styles.text}>
        <ClientLogo logo={study.client} files={pictureFiles} wordmark={study.organisation} />
        <h3 id={titleId} data-text="subtitle">
          {study.title}
        </h3>
        <p data-text="secondary">{study.text}</p>
        <ul
          className={styles.clouds}
          data-row=""
          data-text="small strong"
          aria-label={caseStudiesLabels.clouds}
        >
          {study.clouds.map((cloud) => (
            <li key={cloud} data-row="inline">
              <Art drawing={cloudSummaries[cloud].icon} className={styles.icon} />
              {cloudSummaries[cloud].name.replace(' Cloud', '')}
            </li>
          ))}
        </ul>
        <ul className={styles.improvements}>
          {study.improvements.map(({ percentage, forecast, description }) => (
            <li key={description} className={styles.improvement}>
              <span className={styles.percentage}>
                {percentage}
                <small>%</small>
              </span>{' '}
              <span className={styles.description} data-text="xs secondary">
                {description}
              </span>{' '}
              <span data-text="xs secondary">{studyLabels.forecast(forecast)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.action} data-row="">
          <ButtonLink
            href={studiesPaths.page(study.slug)}
            size="small"
            onClick={() => writeEntryState({ study: study.slug })}
          >
            <span>
              {caseStudiesLabels.read} <span data-visually-hidden="">{study.title}</span>
            </span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

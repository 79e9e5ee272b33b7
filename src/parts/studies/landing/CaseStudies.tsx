import { useState } from 'react';
import { Art } from '@/art/Art';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { StippleOverlay } from '@/components/StippleOverlay/StippleOverlay';
import { useConsentStore } from '@/features/consent/ConsentProvider';
import { MotionToggle } from '@/features/motion/components/MotionToggle';
import { useIsMotionOn } from '@/features/motion/motion';
import { useHydrated } from '@/hooks/useHydrated';
import { readEntryState } from '@/lib/entryState';
import { studyList } from '../content/list';
import { caseStudiesHeading, caseStudiesLabels } from '../content/section';
import { caseStudiesBottomEdge, caseStudiesTopEdge } from '../drawings/edges';
import { studiesAnchor, studiesPaths } from '../paths';
import { readLastVisitedCase } from '../visits';
import { Carousel } from './Carousel';
import { CaseStudySlide } from './CaseStudySlide';
import styles from './CaseStudies.module.css';

const titleId = `${studiesAnchor}-title`;

/** The section of the landing page. */
export function CaseStudies() {
  const isMotionOn = useIsMotionOn();
  const first = useFirstStudy();
  return (
    <Section id={studiesAnchor} labelledBy={titleId} background="gold" className={styles.root}>
      <Art drawing={caseStudiesTopEdge} place="top" className={styles.topEdge} />
      <StippleOverlay className={styles.glow} />
      <Carousel
        key={first}
        first={first}
        label={caseStudiesLabels.carousel}
        slideLabel={caseStudiesLabels.position}
        stepLabels={caseStudiesLabels}
        isMotionOn={isMotionOn}
        header={
          <Container>
            <SectionHeader id={titleId} {...caseStudiesHeading} layout="rows">
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

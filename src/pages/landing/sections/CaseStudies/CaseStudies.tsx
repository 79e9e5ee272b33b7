import { Art } from '@/art/Art';
import { caseStudiesBottomEdge, caseStudiesTopEdge } from '@/art/drawings/caseStudyEdges';
import { Carousel } from '@/components/Carousel/Carousel';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { StippleOverlay } from '@/components/StippleOverlay/StippleOverlay';
import { anchors } from '@/config/paths';
import { caseStudiesHeading, caseStudiesLabels } from '@/content/landing/caseStudies';
import { studyList } from '@/content/studies/list';
import { ui } from '@/content/ui';
import { MotionToggle } from '@/features/motion/components/MotionToggle';
import { useIsMotionOn } from '@/features/motion/motion';
import { CaseStudySlide } from './CaseStudySlide';
import { useFirstStudy } from './useFirstStudy';
import styles from './CaseStudies.module.css';

const titleId = `${anchors.caseStudies}-title`;

export function CaseStudies() {
  const isMotionOn = useIsMotionOn();
  const first = useFirstStudy();
  return (
    <Section
      id={anchors.caseStudies}
      labelledBy={titleId}
      background="gold"
      className={styles.root}
    >
      <Art drawing={caseStudiesTopEdge} className={styles.topEdge} />
      <StippleOverlay className={styles.glow} />
      <Carousel
        key={first}
        first={first}
        label={caseStudiesLabels.carousel}
        slideLabel={caseStudiesLabels.position}
        stepLabels={ui}
        isMotionOn={isMotionOn}
        header={
          <Container>
            <SectionHeader id={titleId} {...caseStudiesHeading}>
              <MotionToggle part="studies" />
            </SectionHeader>
          </Container>
        }
        slides={studyList.map((study) => ({
          key: study.slug,
          content: <CaseStudySlide study={study} />,
        }))}
      />
      <Art drawing={caseStudiesBottomEdge} className={styles.bottomEdge} />
    </Section>
  );
}

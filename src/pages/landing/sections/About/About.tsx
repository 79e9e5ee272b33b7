import { useState } from 'react';
import { Art } from '@/art/Art';
import { forenoonEdge } from '@/art/drawings/dividers';
import { withBackground } from '@/art/withBackground';
import { DragScroller } from '@/components/DragScroller/DragScroller';
import { ScrollArrows } from '@/components/DragScroller/ScrollArrows';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { anchors } from '@/config/paths';
import { aboutHeading, aboutLabels, facts, type Fact } from '@/content/landing/about';
import { useIsMotionOn } from '@/features/motion/motion';
import { useOnScreen } from '@/hooks/useOnScreen';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import { lazyComponent } from '@/hydration/lazyComponent';
import styles from './About.module.css';

const FactDialog = lazyComponent(async () => (await import('./FactDialog')).FactDialog);
const preload = () => void FactDialog.preload().catch(() => undefined);

export function About() {
  const isMotionOn = useIsMotionOn();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();
  const [shown, setShown] = useState<Fact | null>(null);
  const close = () => setShown(null);

  return (
    <Section id={anchors.about} background="morning" className={styles.root}>
      <Container>
        <SectionHeader id="about-title" {...aboutHeading}>
          <ScrollArrows
            target={scroller}
            backLabel={aboutLabels.scrollBack}
            forwardLabel={aboutLabels.scrollForward}
            isSmooth={isMotionOn}
          />
        </SectionHeader>
      </Container>
      <div ref={ref} data-on-screen={isOnScreen}>
        <DragScroller ref={setScroller} label={aboutLabels.row}>
          {facts.map((fact) => (
            <li key={fact.id}>
              <button
                type="button"
                className={styles.card}
                aria-haspopup="dialog"
                onPointerEnter={preload}
                onFocus={preload}
                onClick={({ currentTarget }) => {
                  // Safari does not focus a clicked button, and the dialog returns the focus to what had it
                  currentTarget.focus({ preventScroll: true });
                  void FactDialog.preload().then(
                    () => setShown(fact),
                    () => undefined,
                  );
                }}
              >
                <Art drawing={withBackground(fact.thumbnail)} place="cover" />
                <span className={styles.figure}>{fact.figure}</span>{' '}
                <span className={styles.title} data-text="h4">
                  {fact.title}
                </span>{' '}
                <span className={styles.summary} data-text="note secondary">
                  {fact.summary}
                </span>
              </button>
            </li>
          ))}
        </DragScroller>
      </div>
      {shown && (
        <ErrorBoundary onError={close}>
          <FactDialog fact={shown} onClose={close} />
        </ErrorBoundary>
      )}
      <Art drawing={forenoonEdge} place="bottom" />
    </Section>
  );
}

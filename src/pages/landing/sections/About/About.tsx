import { useEffect, useEffectEvent, useState } from 'react';
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
import { useHydrated } from '@/hooks/useHydrated';
import { useOnScreen } from '@/hooks/useOnScreen';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import { lazyComponent } from '@/hydration/lazyComponent';
import { readEntryState, writeEntryState } from '@/lib/entryState';
import styles from './About.module.css';

type DialogState = { readonly fact: Fact; readonly isOpen: boolean };

const titleId = `${anchors.about}-title`;

const FactDialog = lazyComponent(async () => (await import('./FactDialog')).FactDialog);

export function About() {
  const isMotionOn = useIsMotionOn();
  const isHydrated = useHydrated();
  const [isInitialPage] = useState(!isHydrated);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();
  const { dialog, preload, open, close } = useFactDialog();

  const reopen = useEffectEvent((row: HTMLElement) => {
    const saved = readEntryState('fact');
    const fact = facts.find(({ id }) => id === saved);
    if (!fact) return;
    // Back closes a dialog in the entry that it leads to: the one that it left still names the fact
    if (!isInitialPage) {
      close();
      return;
    }
    // The dialog returns the focus to its card.
    row.querySelectorAll('button')[facts.indexOf(fact)]?.focus({ preventScroll: true });
    void open(fact);
  });

  useEffect(() => {
    if (scroller) reopen(scroller);
  }, [scroller]);

  return (
    <Section id={anchors.about} labelledBy={titleId} background="morning" className={styles.root}>
      <Container>
        <SectionHeader id={titleId} {...aboutHeading}>
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
              <FactCard
                fact={fact}
                onIntent={() => void preload(fact)}
                onOpen={() => void open(fact)}
              />
            </li>
          ))}
        </DragScroller>
      </div>
      {dialog && (
        <ErrorBoundary resetKey={dialog.isOpen} onError={close}>
          <FactDialog fact={dialog.fact} isOpen={dialog.isOpen} onClose={close} />
        </ErrorBoundary>
      )}
      <Art drawing={forenoonEdge} place="bottom" className={styles.bottomEdge} />
    </Section>
  );
}

/** The dialog's code loads when a card is hovered or focused. */
function useFactDialog() {
  const [dialog, setDialog] = useState<DialogState | null>(null);
  const update = (next: (current: DialogState | null) => DialogState | null) =>
    FactDialog.preload().then(
      () => setDialog(next),
      () => undefined,
    );
  return {
    dialog,
    preload: (fact: Fact) => update((current) => current ?? { fact, isOpen: false }),
    open: (fact: Fact) => {
      writeEntryState('fact', fact.id);
      return update(() => ({ fact, isOpen: true }));
    },
    close: () => {
      writeEntryState('fact', null);
      setDialog((current) => current && { ...current, isOpen: false });
    },
  };
}

type FactCardProps = {
  readonly fact: Fact;
  /** Called on hover and on focus. */
  readonly onIntent: () => void;
  readonly onOpen: () => void;
};

function FactCard({ fact, onIntent, onOpen }: FactCardProps) {
  return (
    <button
      type="button"
      className={styles.card}
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, and the dialog returns the focus to what had it
        currentTarget.focus({ preventScroll: true });
        onOpen();
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
  );
}

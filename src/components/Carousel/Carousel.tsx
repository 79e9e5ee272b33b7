import { useEffect, useRef, type ReactNode } from 'react';
import { CarouselPicker } from '@/components/Carousel/CarouselPicker';
import { CarouselSteps } from '@/components/Carousel/CarouselSteps';
import { useAttention } from '@/hooks/useAttention';
import { useOnScreen } from '@/hooks/useOnScreen';
import { useRotation } from '@/hooks/useRotation';
import { useStore } from '@/hooks/useStore';
import { createStore } from '@/lib/store';
import styles from './Carousel.module.css';

/** Milliseconds that a slide stays (SPEC.md, section 4). */
const interval = 5000;
/** Milliseconds without a scroll event after which a swipe has ended; not all browsers tell. */
const settleTime = 120;

const scripted = createStore(() => true, false);

type CarouselProps = {
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly slideLabel: (current: number, total: number) => string;
  readonly stepLabels: { readonly previous: string; readonly next: string };
  readonly playing: boolean;
  /** Index of the slide to start with; to change it later, change the key. */
  readonly first?: number;
  /** Stands above the slides: the place of the control that stops them. */
  readonly header: ReactNode;
};

/**
 * Slides in a row that scrolls, by itself every 5 s while nobody points at it or is inside it. The
 * picker lies over the inline end of the current slide's foot, `--carousel-inset` from its edges.
 * Without script it is a plain row to scroll. After the carousel pattern of the WAI-ARIA practices.
 */
export function Carousel({
  label,
  slides,
  slideLabel,
  stepLabels,
  playing,
  first = 0,
  header,
}: CarouselProps) {
  const isScripted = useStore(scripted);
  const { hasAttention, props: attention } = useAttention();
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();
  const isRotating = playing && !hasAttention;
  const [index, show] = useRotation(slides.length, interval, isRotating && isOnScreen, first);
  const { track, onScroll } = useScrolledTo(index, show);
  const control = { count: slides.length, current: index, onPick: show };

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      {header}
      <div ref={ref} className={styles.deck} data-playing={playing} {...attention}>
        <div
          ref={track}
          className={styles.track}
          onScroll={onScroll}
          aria-live={isRotating ? 'off' : 'polite'}
        >
          {slides.map(({ key, content }, position) => (
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={slideLabel(position + 1, slides.length)}
              inert={isScripted && position !== index}
            >
              {content}
            </div>
          ))}
        </div>
        {isScripted && (
          <>
            <CarouselPicker label={label} slideLabel={slideLabel} {...control} />
            <CarouselSteps labels={stepLabels} {...control} />
          </>
        )}
      </div>
    </div>
  );
}

/** Scrolls the track to the slide `index`, and reports the slide that the visitor scrolls to. */
function useScrolledTo(index: number, onSettle: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(0);

  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    if (track.current) track.current.scrollLeft = slideOffsets(track.current)[index] ?? 0;
  }, [index]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (track.current) onSettle(nearestSlide(track.current));
    }, settleTime);
  };
  return { track, onScroll };
}

function slideOffsets(track: HTMLElement): readonly number[] {
  const lefts = [...track.children].map((slide) => slide.getBoundingClientRect().left);
  return lefts.map((left) => left - (lefts[0] ?? 0));
}

function nearestSlide(track: HTMLElement): number {
  const distances = slideOffsets(track).map((offset) => Math.abs(offset - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

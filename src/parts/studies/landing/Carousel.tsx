import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CarouselDots } from '@/components/Carousel/CarouselDots';
import { ArrowLeft, ArrowRight, Icon } from '@/components/Icon/Icon';
import { useAutoAdvance, useHoverOrFocus } from '@/hooks/useAutoAdvance';
import { useHydrated } from '@/hooks/useHydrated';
import { useOnScreen } from '@/hooks/useOnScreen';
import { caseStudiesLabels as labels } from '../content/section';
import styles from './Carousel.module.css';

const intervalMs = 5000;

/** For browsers without `scrollend` (Safari before 26.2): so long a swipe may pause on a busy machine. */
const settleTimeMs = 120;

type CarouselProps = {
  readonly slides: readonly {
    readonly key: string;
    readonly label: string;
    readonly content: ReactNode;
  }[];
  readonly isMotionOn: boolean;
  /** Index of the initial slide; a later change needs another key. */
  readonly first?: number;
  readonly header: ReactNode;
};

/** As the WAI-ARIA pattern says. Its dots lie `--carousel-inset` from the edges of the current slide. */
export function Carousel({ slides, isMotionOn, first = 0, header }: CarouselProps) {
  const isHydrated = useHydrated();
  const { isActive, props: hoverOrFocusProps } = useHoverOrFocus();
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();
  const isAdvancing = isMotionOn && !isActive;
  const [index, setIndex] = useAutoAdvance(
    slides.length,
    intervalMs,
    isAdvancing && isOnScreen,
    first,
  );
  const [pickedIndex, setPickedIndex] = useState<number>();
  const pick = (next: number) => {
    setIndex(next);
    setPickedIndex(next);
  };
  const { track, onScroll, onScrollEnd } = useSnapScroll(index, (next) => {
    if (next !== index) pick(next);
  });
  const steps = [
    { side: 'previous', icon: ArrowLeft, distance: slides.length - 1 },
    { side: 'next', icon: ArrowRight, distance: 1 },
  ] as const;
  useBlurBeforeInert(index);

  return (
    <div role="group" aria-roledescription="carousel" aria-label={labels.carousel}>
      {header}
      <div ref={ref} className={styles.viewport} data-playing={isMotionOn} {...hoverOrFocusProps}>
        <div
          ref={track}
          className={styles.track}
          data-print="block"
          onScroll={onScroll}
          onScrollEnd={onScrollEnd}
        >
          {slides.map(({ key, content }, position) => (
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={labels.position(position + 1, slides.length)}
              inert={isHydrated && position !== index}
            >
              {content}
            </div>
          ))}
        </div>
        {isHydrated && (
          <>
            <div className={styles.dots} data-row="">
              <CarouselDots
                labels={slides.map((slide) => slide.label)}
                current={index}
                onPick={pick}
              />
            </div>
            {/* over the visible edges of the slides beside; the arrow appears on hover */}
            {steps.map(({ side, icon, distance }) => (
              <button
                key={side}
                type="button"
                className={styles.arrow}
                data-side={side}
                aria-label={labels[side]}
                onClick={() => pick((index + distance) % slides.length)}
              >
                <span className={styles.disc} data-variant="round">
                  <Icon icon={icon} />
                </span>
              </button>
            ))}
          </>
        )}
      </div>
      <div role="status">
        {index === pickedIndex && (
          <span data-visually-hidden="">{labels.position(index + 1, slides.length)}</span>
        )}
      </div>
    </div>
  );
}

/** An element that becomes inert loses the focus without a blur event, by which a carousel goes on. */
function useBlurBeforeInert(index: number) {
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('[inert]')) {
      activeElement.blur();
    }
  }, [index]);
}

/** Scrolls the track to the slide `index`, and reports the slide that the visitor scrolls to. */
function useSnapScroll(index: number, onSettle: (index: number) => void) {
  const track = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(0);

  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    if (track.current) track.current.scrollLeft = slideOffsets(track.current)[index] ?? 0;
  }, [index]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onScrollEnd = () => {
    if (track.current) onSettle(nearestSlide(track.current));
  };
  const onScroll = () => {
    if ('onscrollend' in window) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(onScrollEnd, settleTimeMs);
  };
  return { track, onScroll, onScrollEnd };
}

function slideOffsets(track: HTMLElement): readonly number[] {
  const lefts = [...track.children].map((slide) => slide.getBoundingClientRect().left);
  return lefts.map((left) => left - (lefts[0] ?? 0));
}

function nearestSlide(track: HTMLElement): number {
  const distances = slideOffsets(track).map((offset) => Math.abs(offset - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

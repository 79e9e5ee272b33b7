import { useState } from 'react';
import { Art } from '@/art/Art';
import { testimonialCard } from '@/art/drawings/hero';
import { CarouselDots } from '@/components/Carousel/CarouselDots';
import { testimonialLabels, testimonials } from '@/content/landing/testimonials';
import { motionPartLabels } from '@/content/motion';
import { ui } from '@/content/ui';
import { MotionToggle } from '@/features/motion/components/MotionToggle';
import { useIsMotionOn } from '@/features/motion/motion';
import { useAutoAdvance } from '@/hooks/useAutoAdvance';
import { useHoverOrFocus } from '@/hooks/useHoverOrFocus';
import { useOnScreen } from '@/hooks/useOnScreen';
import { FilmButton } from '@/parts/film/FilmButton';
import { TestimonialPortrait } from './TestimonialPortrait';
import { TestimonialQuote } from './TestimonialQuote';
import styles from './TestimonialCarousel.module.css';

/** Between two testimonials (SPEC section 4). */
const intervalMs = 4000;

/**
 * Shows one testimonial at a time. Hovering or focusing the motion toggle does not pause them,
 * because pressing it would then seem to do nothing.
 */
export function TestimonialCarousel() {
  const isMotionOn = useIsMotionOn();
  const stage = useHoverOrFocus();
  const dots = useHoverOrFocus();
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();
  const isAdvancing = isMotionOn && !stage.isActive && !dots.isActive;
  const [index, show] = useAutoAdvance(testimonials.length, intervalMs, isAdvancing && isOnScreen);
  const previousIndex = usePreviousIndex(index, isMotionOn);
  const testimonial = testimonials[index] ?? testimonials[0];

  return (
    <div
      ref={ref}
      role="group"
      aria-roledescription="carousel"
      aria-label={testimonialLabels.region}
      className={styles.root}
    >
      <div className={styles.controls} data-needs-script="">
        <MotionToggle labels={motionPartLabels.quotes} />
        <div className={styles.dots} {...dots.props}>
          <CarouselDots
            labels={testimonials.map(({ name }) => testimonialLabels.show(name))}
            current={index}
            onPick={show}
          />
        </div>
      </div>
      <div className={styles.stage} aria-live={isAdvancing ? 'off' : 'polite'} {...stage.props}>
        <TestimonialPortrait index={index} previousIndex={previousIndex} />
        <Art drawing={testimonialCard} className={styles.card} />
        <TestimonialQuote
          key={testimonial.name}
          testimonial={testimonial}
          label={ui.slide(index + 1, testimonials.length)}
          isEntering={previousIndex !== null}
        />
      </div>
      <FilmButton {...stage.props} />
    </div>
  );
}

/** The index before the last change, or null if that change was not animated. */
function usePreviousIndex(index: number, isMotionOn: boolean): number | null {
  const [[last, previous], setLast] = useState<readonly [number, number | null]>([index, null]);
  if (last !== index) setLast([index, isMotionOn ? last : null]);
  return previous;
}

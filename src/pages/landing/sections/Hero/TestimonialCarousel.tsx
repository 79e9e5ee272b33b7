import { useState } from 'react';
import { Art } from '@/art/Art';
import { testimonialCard } from '@/art/drawings/hero';
import { portraits } from '@/art/drawings/interface/people';
import { findIllustration } from '@/art/picture';
import { CarouselDots } from '@/components/Carousel/CarouselDots';
import { ClientLogo } from '@/components/ClientLogo/ClientLogo';
import { StippleOverlay } from '@/components/StippleOverlay/StippleOverlay';
import { pictureFiles } from '@/content/landing/pictures';
import { testimonialLabels, testimonials } from '@/content/landing/testimonials';
import { motionPartLabels } from '@/content/motion';
import { ui } from '@/content/ui';
import { MotionToggle } from '@/features/motion/components/MotionToggle';
import { useIsMotionOn } from '@/features/motion/motion';
import { useAutoAdvance, useHoverOrFocus } from '@/hooks/useAutoAdvance';
import { useOnScreen } from '@/hooks/useOnScreen';
import { FilmButton } from '@/parts/film/FilmButton';
import styles from './TestimonialCarousel.module.css';

/** Between two testimonials. */
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
  const turns = useTurns(index, isMotionOn);
  const slides = turns.flatMap(({ turn, index: position, hasRisen }, place) => {
    const testimonial = testimonials[position];
    if (!testimonial) return [];
    const move = place < turns.length - 1 ? 'sink' : hasRisen ? 'rise' : undefined;
    const label = ui.slide(position + 1, testimonials.length);
    return [{ ...testimonial, turn, label, move, hasRisen }];
  });

  return (
    <div
      ref={ref}
      role="group"
      aria-roledescription="carousel"
      aria-label={testimonialLabels.region}
      className={styles.root}
    >
      <div className={styles.controls} data-row="" data-needs-script="">
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
        <div className={styles.portraits}>
          <div className={styles.discs} data-sun="">
            {slides.map(({ turn, disc, move }) => (
              <div key={turn} className={styles.disc} data-disc={disc} data-move={move}>
                <StippleOverlay className={styles.stipple} />
              </div>
            ))}
          </div>
          <div className={styles.people}>
            {slides.map(({ turn, portrait, move }) => (
              <div key={turn} className={styles.portrait} data-move={move}>
                <Art
                  drawing={findIllustration(portrait, portraits, pictureFiles)}
                  loading="eager"
                  sizes="(width >= 64rem) 520px, min(440px, 90vw)"
                />
              </div>
            ))}
          </div>
        </div>
        <Art drawing={testimonialCard} className={styles.card} />
        {slides.map(({ turn, client, company, quote, name, role, label, move, hasRisen }) => (
          <div
            key={turn}
            role="group"
            aria-roledescription="slide"
            aria-label={label}
            aria-hidden={move === 'sink' || undefined}
            className={styles.slide}
            data-move={move}
            data-has-risen={hasRisen || undefined}
          >
            <div className={styles.client}>
              <ClientLogo logo={client} files={pictureFiles} wordmark={company} />
            </div>
            <figure className={styles.figure}>
              <blockquote className={styles.quote}>
                <q>{quote}</q>
              </blockquote>
              <figcaption className={styles.person}>{`${name}, ${role}`}</figcaption>
            </figure>
          </div>
        ))}
      </div>
      <FilmButton {...stage.props} />
    </div>
  );
}

/** What is shown, last; before it what may still leave, after several quick choices. */
function useTurns(index: number, isMotionOn: boolean) {
  const [turns, setTurns] = useState([{ turn: 0, index, hasRisen: false }]);
  const last = turns.at(-1);
  if (last?.index !== index) {
    const next = { turn: (last?.turn ?? 0) + 1, index, hasRisen: isMotionOn };
    setTurns([...(isMotionOn ? turns.slice(-3) : []), next]);
  }
  return turns;
}

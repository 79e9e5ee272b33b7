import { useState } from 'react';
import { Art } from '@/art/Art';
import { testimonialPlate } from '@/art/drawings/hero';
import { testimonialLabels, testimonials } from '@/content/landing/testimonials';
import { ui } from '@/content/ui';
import { recordPlay } from '@/features/consent/analyticsCookies';
import { useConsent } from '@/features/consent/ConsentProvider';
import { PlayButton } from '@/features/film/PlayButton';
import { useFilmDialog } from '@/features/film/useFilmDialog';
import { MotionDisc } from '@/features/motion/MotionDisc';
import { usePlaying } from '@/features/motion/motion';
import { useAttention } from '@/hooks/useAttention';
import { useOnScreen } from '@/hooks/useOnScreen';
import { useRotation } from '@/hooks/useRotation';
import { SunCardSun } from './SunCardSun';
import { SunCardWords } from './SunCardWords';
import styles from './SunCard.module.css';

/** Milliseconds that a card stays (SPEC.md, section 4). */
const interval = 4000;

/**
 * What customers say, one at a time in front of the rising sun. It advances while nobody points at
 * it or is inside it; the motion disc does not count, or pressing it would seem to do nothing.
 */
export function SunCard() {
  const playing = usePlaying();
  const consent = useConsent();
  const stage = useAttention();
  const picker = useAttention();
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();
  const isRotating = playing && !stage.hasAttention && !picker.hasAttention;
  const [index, show] = useRotation(testimonials.length, interval, isRotating && isOnScreen);
  const leaving = useLeaving(index, playing);
  const film = useFilmDialog(playing);
  const testimonial = testimonials[index] ?? testimonials[0];

  return (
    <div
      ref={ref}
      role="group"
      aria-roledescription="carousel"
      aria-label={testimonialLabels.region}
      className={styles.root}
    >
      <div className={styles.controls}>
        <MotionDisc />
        <div className={styles.picker} {...picker.props}>
          {testimonials.map(({ name }, position) => (
            <button
              key={name}
              type="button"
              className={styles.dot}
              aria-label={testimonialLabels.show(name)}
              aria-current={position === index}
              onClick={() => show(position)}
            />
          ))}
        </div>
      </div>
      <div className={styles.stage} aria-live={isRotating ? 'off' : 'polite'} {...stage.props}>
        <SunCardSun index={index} leaving={leaving} />
        <Art drawing={testimonialPlate} className={styles.plate} />
        <SunCardWords
          key={testimonial.name}
          testimonial={testimonial}
          label={ui.slide(index + 1, testimonials.length)}
          isEntering={leaving !== null}
        />
        <div className={styles.play}>
          <PlayButton
            onPlay={() => {
              recordPlay(consent);
              film.open();
            }}
          />
        </div>
      </div>
      {film.dialog}
    </div>
  );
}

/** The index before the last change, if that change is to be seen; null if not, and at first. */
function useLeaving(index: number, playing: boolean): number | null {
  const [shown, setShown] = useState<{ readonly index: number; readonly leaving: number | null }>({
    index,
    leaving: null,
  });
  if (shown.index !== index) setShown({ index, leaving: playing ? shown.index : null });
  return shown.leaving;
}

import { Art } from '@/art/Art';
import { portraits } from '@/art/drawings/interface/people';
import { StippleOverlay } from '@/components/StippleOverlay/StippleOverlay';
import { testimonials } from '@/content/landing/testimonials';
import styles from './TestimonialPortrait.module.css';

type TestimonialPortraitProps = {
  readonly index: number;
  /** The portrait that leaves while the one at `index` enters; null without an animation. */
  readonly previousIndex: number | null;
};

export function TestimonialPortrait({ index, previousIndex }: TestimonialPortraitProps) {
  const visibleTestimonials = testimonials.flatMap((testimonial, position) => {
    if (position !== index && position !== previousIndex) return [];
    const move = previousIndex === null ? undefined : position === index ? 'rise' : 'sink';
    return [{ ...testimonial, move }];
  });
  return (
    <div className={styles.root}>
      <div className={styles.discs} data-sun="disc">
        {visibleTestimonials.map(({ disc, move }) => (
          <div key={disc} className={styles.disc} data-disc={disc} data-move={move}>
            <StippleOverlay className={styles.stipple} />
          </div>
        ))}
      </div>
      <div className={styles.people}>
        {visibleTestimonials.map(({ name, portrait, move }) => (
          <div key={name} className={styles.portrait} data-move={move}>
            <Art
              drawing={portraits[portrait]}
              loading="eager"
              sizes="(width >= 64rem) 520px, min(440px, 90vw)"
            />
          </div>
        ))}
      </div>
    </div>
  );
}

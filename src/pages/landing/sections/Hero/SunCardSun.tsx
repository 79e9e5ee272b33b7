import { Art } from '@/art/Art';
import { portraits } from '@/art/drawings/people';
import { Bokashi } from '@/components/Bokashi/Bokashi';
import { testimonials } from '@/content/landing/testimonials';
import styles from './SunCardSun.module.css';

type SunCardSunProps = {
  readonly index: number;
  /** The one that sets while the one at `index` rises; null for neither. */
  readonly leaving: number | null;
};

export function SunCardSun({ index, leaving }: SunCardSunProps) {
  const shown = testimonials
    .map((testimonial, position) => ({ ...testimonial, position }))
    .filter(({ position }) => position === index || position === leaving)
    .map(({ position, ...testimonial }) => ({
      ...testimonial,
      move: leaving === null ? undefined : position === index ? 'rise' : 'sink',
    }));
  return (
    <div className={styles.root}>
      {shown.map(({ disc, move }) => (
        <div key={disc} className={styles.disc} data-disc={disc} data-move={move}>
          <Bokashi className={styles.grain} />
        </div>
      ))}
      {shown.map(({ portrait, move }) => (
        <div key={portrait} className={styles.portrait} data-move={move}>
          <Art drawing={portraits[portrait]} />
        </div>
      ))}
    </div>
  );
}

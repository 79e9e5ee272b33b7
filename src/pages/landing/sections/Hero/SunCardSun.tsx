import { Art } from '@/components/Art/Art';
import { portraits } from '@/components/Art/drawings/people';
import { Bokashi } from '@/components/Bokashi/Bokashi';
import { testimonials } from '@/content/landing/testimonials';
import styles from './SunCardSun.module.css';

type SunCardSunProps = {
  readonly index: number;
  /** The portrait that sinks while the one at `index` rises; null for neither. */
  readonly leaving: number | null;
};

export function SunCardSun({ index, leaving }: SunCardSunProps) {
  return (
    <div className={styles.root} data-disc={testimonials[index]?.disc}>
      <Bokashi className={styles.grain} />
      {testimonials.map(({ portrait }, position) =>
        position === index || position === leaving ? (
          <div
            key={portrait}
            className={styles.portrait}
            data-move={leaving === null ? undefined : position === index ? 'rise' : 'sink'}
          >
            <Art drawing={portraits[portrait]} />
          </div>
        ) : null,
      )}
    </div>
  );
}

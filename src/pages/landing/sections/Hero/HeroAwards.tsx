import { Art } from '@/art/Art';
import { hero } from '@/content/landing/hero';
import styles from './HeroAwards.module.css';

export function HeroAwards() {
  return (
    <ul className={styles.root} aria-label={hero.awardsLabel}>
      {hero.awards.map(({ badge, name, detail }) => (
        <li key={name} className={styles.award}>
          <Art drawing={badge} className={styles.badge} />
          <span>
            <strong className={styles.name}>{name}</strong> {detail}
          </span>
        </li>
      ))}
    </ul>
  );
}

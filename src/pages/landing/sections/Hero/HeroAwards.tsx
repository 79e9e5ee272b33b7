import { Art } from '@/art/Art';
import { awardSeals } from '@/art/drawings/hero';
import { hero, type AwardArt } from '@/content/landing/hero';
import styles from './HeroAwards.module.css';

const seals = {
  crmExcellence: awardSeals.sunburst,
  cloudSummit: awardSeals.summit,
  greatWorkplace: awardSeals.horizon,
} satisfies Record<AwardArt, unknown>;

export function HeroAwards() {
  return (
    <ul className={styles.root} aria-label={hero.awardsLabel}>
      {hero.awards.map(({ art, name, detail }) => (
        <li key={art} className={styles.award}>
          <Art drawing={seals[art]} className={styles.seal} />
          <span>
            <strong className={styles.name}>{name}</strong> {detail}
          </span>
        </li>
      ))}
    </ul>
  );
}

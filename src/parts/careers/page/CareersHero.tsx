import { PageHero } from '@/components/PageHero/PageHero';
import { careersHero } from '../content/careers';
import { careersRidges } from '../drawings/ridges';
import styles from './CareersHero.module.css';

const { label, timeOfDay, titleLines, intro } = careersHero;

export function CareersHero() {
  return (
    <PageHero
      eyebrow={{ label, state: timeOfDay.state, time: timeOfDay.time }}
      title={titleLines}
      intro={intro}
      panorama={careersRidges}
      className={styles.root}
    />
  );
}

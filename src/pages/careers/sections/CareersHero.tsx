import { careersRidges } from '@/art/drawings/ridges';
import { PageHero } from '@/components/PageHero/PageHero';
import { careersHero } from '@/content/careers';
import styles from './CareersHero.module.css';

const { timeOfDay, titleLines, intro } = careersHero;

export function CareersHero() {
  return (
    <PageHero
      timeOfDay={timeOfDay}
      title={titleLines}
      intro={intro}
      panorama={careersRidges}
      className={styles.root}
    />
  );
}

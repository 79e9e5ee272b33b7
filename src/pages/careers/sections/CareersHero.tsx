import { careersRidges } from '@/art/drawings/ridges';
import { PageHero } from '@/components/PageHero/PageHero';
import { careersHero } from '@/content/careers';
import styles from './CareersHero.module.css';

const { hour, titleLines, lead } = careersHero;

export function CareersHero() {
  return (
    <PageHero
      hour={hour}
      title={titleLines}
      lead={lead}
      panorama={careersRidges}
      className={styles.root}
    />
  );
}

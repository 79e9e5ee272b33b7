import { PageHero } from '@/components/PageHero/PageHero';
import { Seo } from '@/routing/Seo';
import { careersHero, careersSeo } from '../content/careers';
import { earlyShift } from '../drawings/ridges';
import { careersPaths } from '../paths';
import { Gallery } from './Gallery';
import { JobOpenings } from './JobOpenings';
import { Reveal } from './Reveal';
import styles from './CareersHero.module.css';

const { label, timeOfDay, titleLines, intro } = careersHero;

export function CareersPage() {
  return (
    <>
      <Seo path={careersPaths.page} seo={careersSeo} />
      <PageHero
        eyebrow={{ label, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={titleLines}
        intro={intro}
        introPosition="below"
        panorama={earlyShift}
        className={styles.root}
      />
      <Reveal>
        <JobOpenings />
      </Reveal>
      <Reveal>
        <Gallery />
      </Reveal>
    </>
  );
}

import { Seo } from '@/routing/Seo';
import { careersSeo } from '../content/careers';
import { careersPaths } from '../paths';
import { CareersHero } from './CareersHero';
import { Gallery } from './Gallery';
import { JobOpenings } from './JobOpenings';
import { Reveal } from './Reveal';

export function CareersPage() {
  return (
    <>
      <Seo path={careersPaths.page} seo={careersSeo} />
      <CareersHero />
      <Reveal>
        <JobOpenings />
      </Reveal>
      <Reveal>
        <Gallery />
      </Reveal>
    </>
  );
}

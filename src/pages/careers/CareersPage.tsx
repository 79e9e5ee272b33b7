import { paths } from '@/config/paths';
import { careersSeo } from '@/content/careers/careers';
import { Seo } from '@/routing/Seo';
import { Reveal } from './Reveal';
import { CareersHero } from './sections/CareersHero';
import { Gallery } from './sections/Gallery';
import { JobOpenings } from './sections/JobOpenings';

export function CareersPage() {
  return (
    <>
      <Seo path={paths.career} seo={careersSeo} />
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

import { paths } from '@/config/paths';
import { careersSeo } from '@/content/careers/careers';
import { useIsMotionOn } from '@/features/motion/motion';
import { Seo } from '@/pages/Seo';
import { Reveal } from './Reveal';
import { CareersHero } from './sections/CareersHero';
import { Gallery } from './sections/Gallery';
import { JobOpenings } from './sections/JobOpenings';
import { WorkingHere } from './sections/WorkingHere';

export function CareersPage() {
  const isMotionOn = useIsMotionOn();
  return (
    <>
      <Seo path={paths.career} seo={careersSeo} />
      <CareersHero />
      <Reveal isMotionOn={isMotionOn}>
        <JobOpenings />
      </Reveal>
      <Reveal isMotionOn={isMotionOn}>
        <WorkingHere />
      </Reveal>
      <Reveal isMotionOn={isMotionOn}>
        <Gallery />
      </Reveal>
    </>
  );
}

import { Reveal } from '@/components/Reveal/Reveal';
import { paths } from '@/config/paths';
import { careersSeo } from '@/content/careers';
import { jobLabels } from '@/content/jobs';
import { useIsMotionOn } from '@/features/motion/motion';
import { CareersHero } from './sections/CareersHero';
import { Gallery } from './sections/Gallery';
import { JobOpenings } from './sections/JobOpenings';
import { WorkingHere } from './sections/WorkingHere';
import { PageSeoTags } from '@/pages/PageSeoTags';

const breadcrumbs = [{ name: jobLabels.breadcrumb, path: paths.career }];

export function CareersPage() {
  const isMotionOn = useIsMotionOn();
  return (
    <>
      <PageSeoTags path={paths.career} seo={careersSeo} breadcrumbs={breadcrumbs} />
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

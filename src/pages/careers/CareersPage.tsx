import { Reveal } from '@/components/Reveal/Reveal';
import { paths } from '@/config/paths';
import { careersSeo } from '@/content/careers';
import { jobLabels } from '@/content/jobs';
import { usePlaying } from '@/features/motion/motion';
import { CareersHero } from '@/pages/careers/sections/CareersHero';
import { Gallery } from '@/pages/careers/sections/Gallery';
import { JobOpenings } from '@/pages/careers/sections/JobOpenings';
import { WorkingHere } from '@/pages/careers/sections/WorkingHere';
import { PageSeoTags } from '@/pages/PageSeoTags';

const breadcrumbs = [{ name: jobLabels.breadcrumb, path: paths.career }];

export function CareersPage() {
  const playing = usePlaying();
  return (
    <>
      <PageSeoTags path={paths.career} seo={careersSeo} breadcrumbs={breadcrumbs} />
      <CareersHero />
      <Reveal playing={playing}>
        <JobOpenings />
      </Reveal>
      <Reveal playing={playing}>
        <WorkingHere />
      </Reveal>
      <Reveal playing={playing}>
        <Gallery />
      </Reveal>
    </>
  );
}

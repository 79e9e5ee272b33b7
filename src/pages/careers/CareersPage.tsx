import { Reveal } from '@/components/Reveal/Reveal';
import { paths } from '@/config/paths';
import { careersSeo } from '@/content/careers';
import { jobLabels } from '@/content/jobs';
import { usePlaying } from '@/features/motion/motion';
import { CareersHero } from './sections/CareersHero';
import { Gallery } from './sections/Gallery';
import { JobOpenings } from './sections/JobOpenings';
import { WorkingHere } from './sections/WorkingHere';
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

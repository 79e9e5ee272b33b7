import { Art } from '@/art/Art';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/components/Button/Button';
import { PageHero } from '@/components/PageHero/PageHero';
import { ui } from '@/content/ui';
import { jobLabels } from '../content/jobs/labels';
import type { Job } from '../content/jobs/types';
import { jobFoot, jobHills, jobStars } from '../drawings/jobPage';
import { phones } from '../drawings/phone';
import { careersPaths } from '../paths';
import styles from './JobHero.module.css';

type JobHeroProps = { readonly job: Job; readonly isClosed: boolean };

export function JobHero({ job, isClosed }: JobHeroProps) {
  const steps = [{ name: jobLabels.breadcrumb, href: careersPaths.page }];
  return (
    <>
      <PageHero
        breadcrumbs={<Breadcrumbs label={ui.breadcrumb} steps={steps} current={job.title} />}
        eyebrow={{ label: jobLabels.employer, phase: job.timeOfDay.phase }}
        title={job.title}
        intro={job.intro}
        introPosition="below"
        isDark
        panorama={jobHills}
        className={styles.root}
        aside={
          <>
            <Art drawing={jobStars} className={styles.stars} />
            <Art drawing={phones[job.screen]} className={styles.phone} />
          </>
        }
      >
        <ButtonLink
          tone="cream"
          href={isClosed ? careersPaths.page : careersPaths.application(job.slug)}
        >
          {isClosed ? jobLabels.closed.others : jobLabels.apply}
        </ButtonLink>
      </PageHero>
      <Art drawing={jobFoot} className={styles.foot} />
    </>
  );
}

import { Art } from '@/art/Art';
import { jobHills, jobStars } from '@/art/drawings/careers/jobPage';
import { phone } from '@/art/drawings/careers/phone';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/components/Button/Button';
import { PageHero } from '@/components/PageHero/PageHero';
import { paths } from '@/config/paths';
import { careersHero } from '@/content/careers/careers';
import { jobLabels } from '@/content/jobs/labels';
import type { Job } from '@/content/jobs/types';
import { ui } from '@/content/ui';
import styles from './JobHero.module.css';

type JobHeroProps = { readonly job: Job; readonly isClosed: boolean };

export function JobHero({ job, isClosed }: JobHeroProps) {
  const steps = [{ name: jobLabels.breadcrumb, href: paths.career }];
  return (
    <PageHero
      breadcrumbs={<Breadcrumbs label={ui.breadcrumb} steps={steps} current={job.title} />}
      eyebrow={{ label: careersHero.label, state: job.timeOfDay.state }}
      title={job.title}
      intro={job.intro}
      introAt="below"
      isDark
      panorama={jobHills}
      className={styles.root}
      aside={
        <>
          <Art drawing={jobStars} className={styles.stars} />
          <Art drawing={phone} className={styles.phone} />
        </>
      }
    >
      {isClosed ? (
        <ButtonLink tone="cream" href={paths.career}>
          {jobLabels.closed.others}
        </ButtonLink>
      ) : (
        <ButtonLink tone="cream" href={paths.application(job.slug)}>
          {jobLabels.apply}
        </ButtonLink>
      )}
    </PageHero>
  );
}

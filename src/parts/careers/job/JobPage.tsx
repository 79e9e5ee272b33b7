import { Art } from '@/art/Art';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/components/Button/Button';
import { FactStrip } from '@/components/FactStrip/FactStrip';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { ui } from '@/content/ui';
import { Seo } from '@/routing/Seo';
import { jobLabels } from '../content/labels';
import { jobDrawings } from '../drawings/jobDrawings';
import { jobFoot, jobHills, jobStars } from '../drawings/jobPage';
import type { Posting } from '../frontMatter';
import { careersPaths } from '../paths';
import { useIsClosed, useOpenJobs } from '../useOpenJobs';
import { JobBody } from './JobBody';
import styles from './JobPage.module.css';

export type JobPageProps = { readonly job: Posting };

export function JobPage({ job }: JobPageProps) {
  return (
    <>
      <Seo path={careersPaths.job(job.slug)} seo={job.seo} />
      <JobHero job={job} />
      <FactStrip label={jobLabels.facts} facts={job.facts} />
      <JobBody job={job} />
      <OtherJobs job={job} />
    </>
  );
}

function JobHero({ job }: JobPageProps) {
  const isClosed = useIsClosed(job);
  const { phone, phase } = jobDrawings[job.drawing];
  const steps = [{ name: jobLabels.breadcrumb, href: careersPaths.page }];
  return (
    <PageHero
      breadcrumbs={<Breadcrumbs label={ui.breadcrumb} steps={steps} current={job.title} />}
      eyebrow={{ label: jobLabels.employer, phase }}
      title={job.title}
      intro={<span dangerouslySetInnerHTML={{ __html: job.intro }} />}
      introPosition="below"
      isDark
      panorama={jobHills}
      className={styles.jobHero}
      scenery={
        <>
          <Art drawing={jobStars} className={styles.stars} />
          <Art drawing={phone.body} className={styles.phone} />
          <Art drawing={phone.screen} className={`${styles.phone} ${styles.front}`} />
          <Art drawing={jobFoot} className={`${styles.foot} ${styles.front}`} />
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
  );
}

function OtherJobs({ job }: JobPageProps) {
  const others = useOpenJobs().filter(({ slug }) => slug !== job.slug);
  if (others.length === 0) return null;
  return (
    <Section labelledBy="others" className={styles.otherJobs}>
      <Container data-print="hide">
        <h2 id="others" className={styles.title} data-text="title">
          {jobLabels.others}
        </h2>
        <ul className={styles.list}>
          {others.map((other) => (
            <li key={other.slug} className={styles.job}>
              <Art drawing={jobDrawings[other.drawing].icon} className={styles.thumbnail} />
              <div>
                <h3>{other.title}</h3>
                <p data-text="small secondary">
                  {other.location}. {other.type}
                </p>
              </div>
              <ButtonLink size="small" href={careersPaths.job(other.slug)}>
                <span>
                  {jobLabels.view}
                  <span data-visually-hidden=""> {other.title}</span>
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

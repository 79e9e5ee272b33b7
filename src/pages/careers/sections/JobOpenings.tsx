import { Container, Section } from '@/components/Section/Section';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { env } from '@/config/env';
import { applicationForm, jobCardLabels } from '@/content/careers/careers';
import { jobs } from '@/content/jobs/list';
import { ApplicationForm } from '@/features/application/components/ApplicationForm';
import { useContactDetails } from '@/features/auth/AuthProvider';
import { longDate } from '@/lib/longDate';
import { useOpenJobs } from '../useOpenJobs';
import { useSelectedJob } from '../useSelectedJob';
import { JobCard } from './JobCard';
import styles from './JobOpenings.module.css';

/** The postings, and the application form for the selected one. */
export function JobOpenings() {
  const selected = useSelectedJob();
  const visitor = useContactDetails();
  const isOpen = useOpenJobs().some(({ slug }) => slug === selected?.slug);
  return (
    <Section labelledBy="openings">
      <Container className={styles.root}>
        <div>
          <VisuallyHidden as="h2" id="openings">
            {jobCardLabels.list}
          </VisuallyHidden>
          <ul>
            {jobs.map((job) => (
              <JobCard key={job.slug} job={job} isSelected={job.slug === selected?.slug} />
            ))}
          </ul>
        </div>
        <div className={styles.form} data-defer-layout="">
          <ApplicationForm
            id="apply"
            job={isOpen ? selected : null}
            closedNotice={
              selected && !isOpen
                ? applicationForm.closed(selected.title, longDate(selected.validThrough))
                : null
            }
            url={env.applicationUrl}
            visitor={visitor}
          />
        </div>
      </Container>
    </Section>
  );
}

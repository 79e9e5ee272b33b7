import { Container, Section } from '@/components/Section/Section';
import { useQueryParameter } from '@/hooks/useQueryParameter';
import { longDate } from '@/lib/longDate';
import { ApplicationForm } from '../application/ApplicationForm';
import { applicationForm, jobCardLabels, workingHere } from '../content/careers';
import { jobs } from '../content/jobs';
import { useOpenJobs } from '../useOpenJobs';
import { JobCard } from './JobCard';
import { Reveal } from './Reveal';
import styles from './JobOpenings.module.css';

export function JobOpenings() {
  // so that a selection can be shared and survives a reload
  const slug = useQueryParameter('job');
  const selected = jobs.find((job) => job.slug === slug) ?? null;
  const openJobs = useOpenJobs();
  const isOpen = openJobs.some((job) => job.slug === slug);
  return (
    <Section labelledBy="openings">
      <Container columns="7:5" className={styles.root}>
        <div className={styles.jobs}>
          <h2 id="openings" className={styles.title} data-text="title">
            {jobCardLabels.heading(openJobs.length)}
          </h2>
          <ul>
            {jobs.map((job) => (
              <JobCard key={job.slug} job={job} isSelected={job.slug === slug} />
            ))}
          </ul>
        </div>
        <div id="apply">
          <ApplicationForm
            job={isOpen ? selected : null}
            closedNotice={
              selected && !isOpen
                ? applicationForm.closed(selected.title, longDate(selected.closes ?? ''))
                : null
            }
            url={__ENV__.careers?.applicationUrl ?? null}
          />
        </div>
        <div className={styles.terms}>
          <Reveal>
            <WorkingHere />
          </Reveal>
        </div>
      </Container>
    </Section>
  );
}

const { id, title, terms } = workingHere;
const titleId = `${id}-title`;

function WorkingHere() {
  return (
    <section id={id} aria-labelledby={titleId} className={styles.workingHere}>
      <h2 id={titleId} className={styles.workingHereTitle} data-text="title">
        {title}
      </h2>
      <dl className={styles.list}>
        {terms.map((row) => (
          <div key={row.term}>
            <dt data-text="h4">{row.term}</dt>
            <dd>
              {row.text}
              {'email' in row && (
                <>
                  {' '}
                  <a href={`mailto:${row.email}`}>{row.email}</a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import { Container, Section } from '@/components/Section/Section';
import { jobLabels } from '../content/jobs/labels';
import type { Job } from '../content/jobs/types';
import { badges } from '../drawings/badges';
import { dayThumbnails } from '../drawings/jobPage';
import { careersPaths } from '../paths';
import { ApplyCard } from './ApplyCard';
import styles from './JobBody.module.css';

type JobBodyProps = { readonly job: Job };

const drawings = dayThumbnails.map(withBackground);

export function JobBody({ job }: JobBodyProps) {
  return (
    <Section>
      <Container className={styles.root}>
        <div className={styles.main}>
          <section aria-labelledby="work" data-defer-layout="">
            <h2 id="work">{jobLabels.tasks}</h2>
            {job.tasks.map((paragraph) => (
              <p key={paragraph} className={styles.prose}>
                {paragraph}
              </p>
            ))}
          </section>
          <section aria-labelledby="ninety-days" data-defer-layout="">
            <h2 id="ninety-days">{jobLabels.ninetyDays}</h2>
            <ol className={styles.firstDays} data-cells="">
              {job.ninetyDays.map(({ day, text }, index) => (
                <li key={day}>
                  {drawings[index] && <Art drawing={drawings[index]} />}
                  <p data-text="note">
                    <strong data-text="h4">{day}</strong>
                    {text}
                  </p>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="bring" data-defer-layout="">
            <h2 id="bring">{jobLabels.requirements}</h2>
            <ul className={styles.requirements}>
              {job.requirements.map((item) => (
                <li key={item}>
                  <Art drawing={badges.required} />
                  {item}
                </li>
              ))}
              <li>
                <Art drawing={badges.welcome} />
                {jobLabels.bonus} {job.bonus}
              </li>
            </ul>
          </section>
          <section aria-labelledby="hiring" data-defer-layout="">
            <h2 id="hiring">{jobLabels.hiring}</h2>
            <ol className={styles.hiringSteps}>
              {job.hiring.map(({ day, text, duration }) => (
                <li key={day}>
                  <strong data-text="h4">{day}</strong>
                  <span data-text="secondary">{text}</span>
                  {duration && <small data-text="small strong">{duration}</small>}
                </li>
              ))}
            </ol>
            <a href={careersPaths.workingHere} className={styles.workingHere} data-text="link">
              {jobLabels.workingHere}
            </a>
          </section>
        </div>
        <ApplyCard job={job} />
      </Container>
    </Section>
  );
}

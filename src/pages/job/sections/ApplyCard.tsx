import { Art } from '@/components/Art/Art';
import { applyView } from '@/components/Art/drawings/job';
import { ButtonLink } from '@/components/Button/Button';
import { paths } from '@/config/paths';
import { jobLabels, type Job } from '@/content/jobs';
import { longDate, longMonth } from '@/lib/longDate';
import { room } from '@/lib/room';
import styles from './ApplyCard.module.css';

type ApplyCardProps = { readonly job: Job };

export function ApplyCard({ job }: ApplyCardProps) {
  const { title, text, closes, start, startFrom, reference } = jobLabels.card;
  return (
    <aside aria-labelledby="ready" className={styles.root} {...room(509, 516)}>
      <Art drawing={applyView} className={styles.view} />
      <div className={styles.body}>
        <h2 id="ready" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{closes}</dt>
            <dd>
              <time dateTime={job.validThrough}>{longDate(job.validThrough)}</time>
            </dd>
          </div>
          <div>
            <dt>{start}</dt>
            <dd>{startFrom(longMonth(job.start))}</dd>
          </div>
          <div>
            <dt>{reference}</dt>
            <dd>{job.reference}</dd>
          </div>
        </dl>
        <ButtonLink href={paths.application(job.slug)}>{jobLabels.apply}</ButtonLink>
      </div>
    </aside>
  );
}

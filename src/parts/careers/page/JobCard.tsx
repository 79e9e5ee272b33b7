import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import { ButtonLink } from '@/components/Button/Button';
import { Icon, MapPin } from '@/components/Icon/Icon';
import { longDate } from '@/lib/longDate';
import { jobCardLabels } from '../content/careers';
import { badges } from '../drawings/badges';
import { jobDrawings } from '../drawings/jobDrawings';
import type { Job } from '../frontMatter';
import { careersPaths } from '../paths';
import { useIsClosed } from '../useOpenJobs';
import styles from './JobCard.module.css';

type JobCardProps = { readonly job: Job; readonly isSelected: boolean };

export function JobCard({ job, isSelected }: JobCardProps) {
  const isClosed = useIsClosed(job);
  return (
    <li className={styles.root} data-selected={(isSelected && !isClosed) || undefined}>
      <Art drawing={jobDrawings[job.drawing].icon} className={styles.thumbnail} />
      <div>
        <h3 className={styles.title} data-text="card">
          <Link to={careersPaths.job(job.slug)}>{job.title}</Link>
        </h3>
        <p className={styles.terms} data-row="" data-text="small strong">
          <span data-row="inline">
            <Icon icon={MapPin} size={16} />
            {job.location}
          </span>
          <span>{job.type}</span>
          {job.payText && <span>{job.payText}</span>}
        </p>
        <p className={styles.description}>{job.summary}</p>
        {isClosed && (
          <p className={styles.closed} data-row="inline" data-text="small secondary">
            {jobCardLabels.closed(longDate(job.closes ?? ''))}
          </p>
        )}
        {!isClosed && isSelected && (
          <p className={styles.selected} data-row="inline" data-text="small">
            <Art drawing={badges.selected} className={styles.badge} />
            {jobCardLabels.selected}
          </p>
        )}
        {!isClosed && !isSelected && (
          <ButtonLink size="small" href={careersPaths.application(job.slug)}>
            <span>
              {jobCardLabels.apply}
              <span data-visually-hidden=""> {jobCardLabels.applyFor(job.title)}</span>
            </span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

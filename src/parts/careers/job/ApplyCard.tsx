import { Art } from '@/art/Art';
import { ButtonLink } from '@/components/Button/Button';
import { site } from '@/content/site';
import { longDate } from '@/lib/longDate';
import { mailtoUrl } from '@/lib/mailtoUrl';
import { jobLabels } from '../content/labels';
import { applyView } from '../drawings/jobPage';
import type { Job } from '../frontMatter';
import { careersPaths } from '../paths';
import { useIsClosed } from '../useOpenJobs';
import styles from './ApplyCard.module.css';

export function ApplyCard({ job }: { readonly job: Job }) {
  const isClosed = useIsClosed(job);
  const { card, closed } = jobLabels;
  const { title, text, date } = isClosed ? closed : card;
  const [sendTo, withReference] = card.textByMail;
  const [askTo, aboutIt] = card.question;
  const email = (
    <a href={mailtoUrl(site.email, jobLabels.mailSubject(job.title, job.reference))}>
      {site.email}
    </a>
  );
  return (
    <aside aria-labelledby="ready" className={styles.root} data-print="block">
      <Art drawing={applyView} className={styles.view} />
      <div className={styles.body}>
        <h2 id="ready" className={styles.title} data-text="card">
          {title}
        </h2>
        <p className={styles.text} data-text="small">
          {isClosed || __ENV__.careers ? (
            <span key={text}>{text}</span>
          ) : (
            <span>
              {sendTo} {email} {withReference}
            </span>
          )}
        </p>
        <dl className={styles.facts} data-text="small">
          {job.closes && (
            <div>
              <dt>{date}</dt>
              <dd>
                <time dateTime={job.closes}>{longDate(job.closes)}</time>
              </dd>
            </div>
          )}
          {job.start && (
            <div>
              <dt>{card.start}</dt>
              <dd>{card.startFrom(longDate(job.start))}</dd>
            </div>
          )}
          <div>
            <dt>{card.reference}</dt>
            <dd>{job.reference}</dd>
          </div>
        </dl>
        <ButtonLink href={isClosed ? careersPaths.page : careersPaths.application(job.slug)}>
          {isClosed ? closed.others : jobLabels.apply}
        </ButtonLink>
        {!isClosed && __ENV__.careers && (
          <p className={styles.question} data-text="small">
            {askTo} {email} {aboutIt}
          </p>
        )}
      </div>
    </aside>
  );
}

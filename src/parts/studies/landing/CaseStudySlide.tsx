import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import { ButtonLink } from '@/components/Button/Button';
import { ClientLogo } from '@/components/ClientLogo/ClientLogo';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { cloudSummaries } from '@/content/clouds/list';
import { writeEntryState } from '@/lib/entryState';
import { studyLabels } from '../content/labels';
import { posters } from '../content/posters';
import { caseStudiesLabels } from '../content/section';
import type { StudySummary } from '../content/types';
import { studiesPaths } from '../paths';
import styles from './CaseStudySlide.module.css';

type CaseStudySlideProps = { readonly study: StudySummary };

export function CaseStudySlide({ study }: CaseStudySlideProps) {
  const titleId = `case-study-${study.id}`;
  return (
    <article aria-labelledby={titleId} className={styles.root}>
      <div className={styles.frame} data-sun="">
        <Art drawing={withBackground(posters[study.id])} place="cover" />
      </div>
      <div className={styles.text}>
        <ClientLogo logo={study.client} wordmark={study.organisation} className={styles.client} />
        <h3 id={titleId} className={styles.title} data-text="subtitle">
          {study.title}
        </h3>
        <p data-text="secondary">{study.text}</p>
        <ul
          className={styles.clouds}
          data-text="small strong"
          aria-label={caseStudiesLabels.clouds}
        >
          {study.clouds.map((cloud) => (
            <li key={cloud} className={styles.cloud}>
              <Art drawing={cloudSummaries[cloud].icon} className={styles.icon} />
              {cloudSummaries[cloud].name.replace(' Cloud', '')}
            </li>
          ))}
        </ul>
        <ul className={styles.improvements}>
          {study.improvements.map(({ percentage, forecast, description }) => (
            <li key={description} className={styles.improvement}>
              <span className={styles.percentage}>
                {percentage}
                <small>%</small>
              </span>{' '}
              <span className={styles.description} data-text="xs secondary">
                {description}
              </span>{' '}
              <span data-text="xs secondary">{studyLabels.forecast(forecast)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.action}>
          <ButtonLink
            href={studiesPaths.page(study.slug)}
            size="small"
            onClick={() => writeEntryState('study', study.slug)}
          >
            <span>
              {caseStudiesLabels.read} <VisuallyHidden>{study.title}</VisuallyHidden>
            </span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import { factsBottomEdge } from '@/art/drawings/dividers';
import { Check, Icon } from '@/components/Icon/Icon';
import { RelatedFacts } from '@/components/RelatedFacts/RelatedFacts';
import { Container, Section } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { cloudSummaries } from '@/content/clouds/list';
import type { Related } from '@/content/types';
import { longDate } from '@/lib/longDate';
import { studyLabels } from '../content/labels';
import type { Study } from '../content/types';
import { monthsPicture } from '../drawings/sections';
import styles from './CaseStudyFacts.module.css';

type StudyProps = { readonly study: Study };
type CaseStudyFactsProps = StudyProps & { readonly related: readonly Related[] };

const labels = studyLabels.glance;

export function CaseStudyFacts({ study, related }: CaseStudyFactsProps) {
  return (
    <>
      <Figures study={study} />
      <Glance study={study} related={related} />
      <Outcomes study={study} />
    </>
  );
}

function Figures({ study }: StudyProps) {
  const measured = study.measured.map(studyLabels.measured);
  return (
    <section aria-labelledby="figures" className={styles.figures} data-color-scheme="dark">
      <h2 id="figures" data-visually-hidden="">
        {studyLabels.improvements}
      </h2>
      <Container className={styles.figureColumns}>
        <ul className={styles.figureList}>
          {study.improvements.map(({ percentage, forecast, description }, index) => (
            <li key={description}>
              <p className={styles.percentage}>
                {percentage}
                <small>%</small>
              </p>
              <p className={styles.description} data-text="note strong">
                {description}
              </p>
              <p data-text="note secondary">{measured[index]}</p>
              <p data-text="note secondary">{studyLabels.forecast(forecast)}</p>
            </li>
          ))}
        </ul>
        <p className={styles.note} data-text="small secondary">
          {study.improvementsNote}{' '}
          {studyLabels.published(longDate(study.datePublished.slice(0, 7)))}
        </p>
      </Container>
      <Art drawing={factsBottomEdge} place="bottom" className={styles.bottomEdge} />
    </section>
  );
}

function Glance({ study: { glance, clouds }, related }: CaseStudyFactsProps) {
  const rows = [
    { label: labels.industry, value: glance.industry },
    { label: labels.size, value: glance.size },
    { label: labels.users, value: glance.users },
    { label: labels.countries, value: glance.countries },
    { label: labels.duration, value: labels.months(glance.months) },
    { label: labels.team, value: glance.team },
    ...(glance.cost ? [{ label: labels.cost, value: glance.cost }] : []),
    { label: labels.products, value: glance.products },
  ];
  return (
    <Section labelledBy="glance" className={styles.glance}>
      <Container columns="4:8">
        <div>
          <h2 id="glance">{labels.title}</h2>
          <figure className={styles.months}>
            <Art drawing={monthsPicture(glance.months)} />
            <figcaption data-text="small secondary">
              {labels.monthsDrawing(glance.months)}
            </figcaption>
          </figure>
        </div>
        <dl className={styles.glanceList}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <RelatedFacts related={related} />
          <div className={styles.clouds} data-row="">
            <dt>{labels.clouds}</dt>
            {clouds.map((cloud) => (
              <dd key={cloud}>
                <Link
                  to={paths.cloud(cloudSummaries[cloud].slug)}
                  className={styles.cloud}
                  data-row="inline"
                >
                  <Art drawing={cloudSummaries[cloud].icon} className={styles.icon} />
                  {cloudSummaries[cloud].name}
                </Link>
              </dd>
            ))}
          </div>
        </dl>
      </Container>
    </Section>
  );
}

function Outcomes({ study: { outcomes } }: StudyProps) {
  return (
    <Section labelledBy="outcomes" className={styles.outcomes}>
      <Container columns="4:8">
        <div>
          <h2 id="outcomes">{studyLabels.outcomes}</h2>
          <p className={styles.intro} data-text="intro secondary">
            {outcomes.intro}
          </p>
        </div>
        <ul className={styles.outcomeList}>
          {outcomes.items.map((outcome) => (
            <li key={outcome} className={styles.outcome} data-row="inline" data-text="h4">
              <span className={styles.disc} data-variant="round">
                <Icon icon={Check} size={22} />
              </span>
              {outcome}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

import { Art } from '@/art/Art';
import { Container, Section } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { cloudSummaries } from '@/content/clouds/list';
import { RelatedFacts } from '@/parts/related';
import { studyLabels } from '../content/labels';
import type { Study } from '../content/types';
import { monthsPicture } from '../drawings/sections';
import styles from './CaseStudyGlance.module.css';

type CaseStudyGlanceProps = {
  readonly study: Pick<Study, 'slug' | 'glance' | 'clouds'>;
};

const titleId = 'glance';
const labels = studyLabels.glance;

/** The key facts of the project. */
export function CaseStudyGlance({ study }: CaseStudyGlanceProps) {
  const { slug, glance, clouds } = study;
  const rows = [
    { label: labels.industry, value: glance.industry },
    { label: labels.size, value: glance.size },
    { label: labels.users, value: glance.users },
    { label: labels.countries, value: glance.countries },
    { label: labels.duration, value: labels.months(glance.months) },
    { label: labels.team, value: glance.team },
    ...(glance.cost ? [{ label: labels.cost, value: glance.cost, isWide: true }] : []),
    { label: labels.products, value: glance.products, isWide: true },
  ];
  return (
    <Section labelledBy={titleId} className={styles.root}>
      <Container columns="4:8">
        <div>
          <h2 id={titleId}>{labels.title}</h2>
          <figure className={styles.months}>
            <Art drawing={monthsPicture(glance.months)} />
            <figcaption data-text="small secondary">
              {labels.monthsDrawing(glance.months)}
            </figcaption>
          </figure>
        </div>
        <dl className={styles.list}>
          {rows.map(({ label, value, isWide = false }) => (
            <div key={label} data-wide={isWide || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <RelatedFacts study={slug} />
          <div className={styles.clouds}>
            <dt>{labels.clouds}</dt>
            {clouds.map((cloud) => (
              <dd key={cloud}>
                <a href={paths.cloud(cloudSummaries[cloud].slug)} className={styles.cloud}>
                  <Art drawing={cloudSummaries[cloud].icon} className={styles.icon} />
                  {cloudSummaries[cloud].name}
                </a>
              </dd>
            ))}
          </div>
        </dl>
      </Container>
    </Section>
  );
}

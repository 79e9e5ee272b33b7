import { Icon } from '@/components/Icon/Icon';
import { ChevronDown } from '@/components/Icon/icons';
import { Link } from '@/components/Link/Link';
import { Container, Section } from '@/components/Section/Section';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import type { Cloud } from '@/content/clouds/types';
import { studyList } from '@/content/studies/list';
import type { StudySummary } from '@/content/studies/types';
import styles from './CloudRequirements.module.css';

type CloudRequirementsProps = { readonly cloud: Cloud };

const titleId = 'requirements';

/** The requirements, and three questions with their answers. */
export function CloudRequirements({ cloud }: CloudRequirementsProps) {
  const related = studyList.filter(({ clouds }: StudySummary) => clouds.includes(cloud.id));
  return (
    <Section background="forenoon" labelledBy={titleId}>
      <Container className={styles.columns}>
        <h2 id={titleId} className={styles.title}>
          {cloudLabels.requirements}
        </h2>
        <dl className={styles.list}>
          <div>
            <dt>{cloudLabels.licences}</dt>
            <dd>{cloud.licences}</dd>
          </div>
          <div>
            <dt>{cloudLabels.duration}</dt>
            <dd>{cloud.duration}</dd>
          </div>
          <div>
            <dt>{cloudLabels.price.label}</dt>
            <dd>{cloudLabels.price.text}</dd>
            <dd>
              <Link href={anchorPath(anchors.pricing)}>{cloudLabels.price.link}</Link>
            </dd>
          </div>
          {related.length > 0 && (
            <div>
              <dt>{cloudLabels.studies}</dt>
              {related.map(({ slug, organisation, title }) => (
                <dd key={slug}>
                  <Link href={paths.study(slug)}>
                    {organisation}: {title}
                  </Link>
                </dd>
              ))}
            </div>
          )}
        </dl>
        <h3 className={styles.questionsTitle}>{cloudLabels.questions}</h3>
        <div className={styles.questions}>
          {cloud.questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary className={styles.summary}>
                {question}
                <Icon icon={ChevronDown} size={22} />
              </summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </Container>
    </Section>
  );
}

import { Link } from 'react-router-dom';
import { Disclosure } from '@/components/Disclosure/Disclosure';
import { Figures } from '@/components/Figures/Figures';
import { RelatedFacts } from '@/components/RelatedFacts/RelatedFacts';
import { Container, Section } from '@/components/Section/Section';
import { anchorPath, anchors } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import type { Cloud } from '@/content/clouds/types';
import type { Related } from '@/content/types';
import styles from './CloudRequirements.module.css';

type CloudRequirementsProps = { readonly cloud: Cloud; readonly related: readonly Related[] };

export function CloudRequirements({ cloud, related }: CloudRequirementsProps) {
  return (
    <Section background="forenoon" labelledBy="requirements" className={styles.root}>
      <Container className={styles.columns}>
        <h2 id="requirements" data-text="title">
          {cloudLabels.requirements}
        </h2>
        <Figures figures={cloud.figures} />
        <dl className={styles.list}>
          <div>
            <dt>{cloudLabels.licences}</dt>
            <dd>{cloud.licences}</dd>
          </div>
          {cloud.listPrice && (
            <div>
              <dt>{cloudLabels.listPrice.label}</dt>
              <dd>{cloud.listPrice.text}</dd>
              <dd>
                <a href={cloud.listPrice.href}>{cloudLabels.listPrice.link}</a>
              </dd>
            </div>
          )}
          <div>
            <dt>{cloudLabels.duration}</dt>
            <dd>{cloud.duration}</dd>
          </div>
          <div>
            <dt>{cloudLabels.price.label}</dt>
            <dd>
              {cloud.price} {cloudLabels.price.note}
            </dd>
            <dd>
              <Link to={anchorPath(anchors.pricing)}>{cloudLabels.price.link}</Link>
            </dd>
          </div>
          <RelatedFacts related={related} />
        </dl>
        <h3>{cloudLabels.questions}</h3>
        <div className={styles.questions}>
          {cloud.questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              {answer}
            </Disclosure>
          ))}
        </div>
      </Container>
    </Section>
  );
}

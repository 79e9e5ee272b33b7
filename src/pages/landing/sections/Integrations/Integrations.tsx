import { Art } from '@/art/Art';
import { integrationsBottomEdge } from '@/art/drawings/dividers';
import { cityMoon, citySky } from '@/art/drawings/skylines';
import logos from '@/art/integrations.svg';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { anchors } from '@/config/paths';
import {
  integrationGroups,
  integrationsHeading,
  type IntegrationGroup,
} from '@/content/landing/integrations';
import styles from './Integrations.module.css';

export function Integrations() {
  return (
    <Section id={anchors.integration} background="small-hours" className={styles.root}>
      <Art drawing={citySky} place="top" className={styles.sky} />
      <Container>
        <SectionHeader id="integration-title" {...integrationsHeading} />
        <div className={styles.city} data-print="block">
          <Art drawing={cityMoon} place="bottom" className={styles.moon} />
          {integrationGroups.map((group) => (
            <IntegrationGroupCard key={group.id} group={group} />
          ))}
        </div>
      </Container>
      <Art drawing={integrationsBottomEdge} place="bottom" className={styles.bottomEdge} />
    </Section>
  );
}

type IntegrationGroupCardProps = { readonly group: IntegrationGroup };

/** A group of integrations, drawn as a building with a lit window for each, and their names at its foot. */
function IntegrationGroupCard({ group: { id, title, roof, items } }: IntegrationGroupCardProps) {
  const headingId = `integration-${id}`;
  return (
    <div className={styles.integrationGroupCard} data-group={id} data-print="block">
      <Art drawing={roof} place="top" className={styles.roof} />
      <div className={styles.header}>
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
        <span className={styles.count} data-text="xs secondary" aria-hidden="true">
          {items.length}
        </span>
      </div>
      <ul className={styles.items} aria-labelledby={headingId} data-print="hide">
        {items.map(({ logo, name, kind }) => (
          <li key={logo} className={styles.item}>
            <img src={`${logos}#${logo}`} alt={name} width={64} height={53} fetchPriority="low" />
            <span className={styles.label} data-text="xs secondary">
              <b aria-hidden="true">{name}</b> {kind}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.names} data-text="xs secondary" aria-hidden="true">
        {items.map(({ name }) => name).join(', ')}
      </p>
    </div>
  );
}

import { Art } from '@/art/Art';
import { integrationsBottomEdge } from '@/art/drawings/dividers';
import { cityMoon, citySky } from '@/art/drawings/skylines';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { anchors } from '@/config/paths';
import { integrationGroups, integrationsHeading } from '@/content/landing/integrations';
import { IntegrationGroupCard } from './IntegrationGroupCard';
import styles from './Integrations.module.css';

const headingId = 'integration-heading';

export function Integrations() {
  return (
    <Section
      id={anchors.integration}
      labelledBy={headingId}
      background="small-hours"
      className={styles.root}
    >
      <Art drawing={citySky} place="top" className={styles.sky} />
      <Container>
        <SectionHeader id={headingId} {...integrationsHeading} />
        <div className={styles.city} data-print="block">
          <Art drawing={cityMoon} className={styles.moon} />
          {integrationGroups.map((group) => (
            <IntegrationGroupCard key={group.id} group={group} />
          ))}
        </div>
      </Container>
      <Art drawing={integrationsBottomEdge} place="bottom" className={styles.bottomEdge} />
    </Section>
  );
}

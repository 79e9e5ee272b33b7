import { Art } from '@/art/Art';
import { wheelSky } from '@/art/drawings/cloudWheel';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { anchors } from '@/config/paths';
import { wheelHeading } from '@/content/landing/wheel';
import { CloudWheel } from './CloudWheel/CloudWheel';
import styles from './CloudSolutions.module.css';

const headingId = 'cloudsolutions-heading';

export function CloudSolutions() {
  return (
    <Section
      id={anchors.cloudSolutions}
      labelledBy={headingId}
      background="night"
      className={styles.root}
    >
      <span id={anchors.solutions} className={styles.anchor} />
      <Art drawing={wheelSky} place="cover" className={styles.sky} />
      <Container>
        <SectionHeader id={headingId} {...wheelHeading} />
        <CloudWheel />
      </Container>
    </Section>
  );
}

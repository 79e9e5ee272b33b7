import type { ComponentType } from 'react';
import { Art } from '@/art/Art';
import { wheelSky } from '@/art/drawings/cloudWheel';
import { duskSkyline } from '@/art/drawings/skylines';
import { ClientLogo } from '@/components/ClientLogo/ClientLogo';
import { Marquee } from '@/components/Marquee/Marquee';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { mainId, paths, anchors } from '@/config/paths';
import { customers, customersHeading, customersLabel } from '@/content/landing/customers';
import { landingSeo } from '@/content/landing/hero';
import { pictureFiles } from '@/content/landing/pictures';
import { wheelHeading } from '@/content/landing/wheel';
import { motionPartLabels } from '@/content/motion';
import { MotionToggle } from '@/features/motion/components/MotionToggle';
import { HydrationBoundary } from '@/hydration/HydrationBoundary';
import { CaseStudies } from '@/parts/studies/landing/CaseStudies';
import { studiesAnchor } from '@/parts/studies/paths';
import { Seo } from '@/routing/Seo';
import { About } from './sections/About/About';
import { CloudWheel } from './sections/CloudWheel/CloudWheel';
import { Contact } from './sections/Contact';
import { Domains } from './sections/Domains';
import { Hero } from './sections/Hero/Hero';
import { Integrations } from './sections/Integrations/Integrations';
import { Offerings } from './sections/Offerings';
import { Pricing } from './sections/Pricing';
import styles from './LandingPage.module.css';

/** The ids of the sections, and the sections, in page order. */
const sections: readonly (readonly [id: string, section: ComponentType])[] = [
  [anchors.home, Hero],
  [anchors.about, About],
  [anchors.services, Domains],
  [anchors.working, Offerings],
  [anchors.pricing, Pricing],
  [studiesAnchor, CaseStudies],
  ['customers', Customers],
  [anchors.cloudSolutions, CloudSolutions],
  [anchors.integration, Integrations],
  [anchors.contact, Contact],
];

/** The code of all sections is here: between the boundaries React only yields. */
export function LandingPage() {
  return (
    <>
      <Seo path={paths.home} seo={landingSeo} />
      {sections.map(([id, Content]) => (
        <HydrationBoundary key={id} keeps={`#${mainId} > #${id}`}>
          <Content />
        </HydrationBoundary>
      ))}
    </>
  );
}

const pills = customers.map(({ logo, wordmark }) => (
  <li key={logo} className={styles.pill}>
    <ClientLogo logo={logo} files={pictureFiles} wordmark={wordmark} />
  </li>
));
const half = customers.length / 2;

function Customers() {
  return (
    <Section id="customers" background="dusk" className={styles.customers}>
      <Container>
        <SectionHeader id="customers-title" {...customersHeading} layout="rows">
          <MotionToggle labels={motionPartLabels.customers} />
        </SectionHeader>
      </Container>
      <Marquee label={customersLabel} className={styles.row}>
        {pills}
      </Marquee>
      <Marquee direction="backwards" className={styles.row}>
        {pills.slice(half)}
        {pills.slice(0, half)}
      </Marquee>
      <Art drawing={duskSkyline} place="bottom" className={styles.skyline} />
    </Section>
  );
}

export function CloudSolutions() {
  return (
    <Section id={anchors.cloudSolutions} background="night" className={styles.cloudSolutions}>
      <span id={anchors.solutions} />
      <Art drawing={wheelSky} place="cover" className={styles.sky} />
      <Container>
        <SectionHeader id="cloudsolutions-title" {...wheelHeading} />
        <CloudWheel />
      </Container>
    </Section>
  );
}

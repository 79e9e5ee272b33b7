import { Art } from '@/art/Art';
import { duskSkyline } from '@/art/drawings/skylines';
import { ClientLogo } from '@/components/ClientLogo/ClientLogo';
import { Marquee } from '@/components/Marquee/Marquee';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { customers, customersHeading, customersLabel } from '@/content/landing/customers';
import { motionPartLabels } from '@/content/motion';
import { MotionToggle } from '@/features/motion/components/MotionToggle';
import { useIsMotionOn } from '@/features/motion/motion';
import styles from './Customers.module.css';

const id = 'customers';
const titleId = `${id}-title`;

const half = customers.length / 2;
const pills = customers.map(({ logo, wordmark }) => (
  <li key={logo} className={styles.pill}>
    <ClientLogo logo={logo} wordmark={wordmark} />
  </li>
));

export function Customers() {
  const isMotionOn = useIsMotionOn();
  return (
    <Section id={id} labelledBy={titleId} background="dusk" className={styles.root}>
      <Container>
        <SectionHeader id={titleId} {...customersHeading} layout="rows">
          <MotionToggle labels={motionPartLabels.customers} />
        </SectionHeader>
      </Container>
      <Marquee label={customersLabel} isMotionOn={isMotionOn} className={styles.row}>
        {pills}
      </Marquee>
      <Marquee
        label={customersLabel}
        isMotionOn={isMotionOn}
        direction="backwards"
        isCopy
        className={styles.row}
      >
        {pills.slice(half)}
        {pills.slice(0, half)}
      </Marquee>
      <Art drawing={duskSkyline} place="bottom" className={styles.skyline} />
    </Section>
  );
}

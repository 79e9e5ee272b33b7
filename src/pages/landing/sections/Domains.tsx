import { Art } from '@/art/Art';
import { domainsBottomEdge } from '@/art/drawings/dividers';
import { withBackground } from '@/art/withBackground';
import { SvgSymbols, SvgUse } from '@/art/SvgSymbols';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Marquee } from '@/components/Marquee/Marquee';
import { Container, Section } from '@/components/Section/Section';
import { anchors } from '@/config/paths';
import { domains, domainsHeading, domainsLabel } from '@/content/landing/domains';
import { MotionToggle } from '@/features/motion/components/MotionToggle';
import { useIsMotionOn } from '@/features/motion/motion';
import styles from './Domains.module.css';

const titleId = `${anchors.services}-title`;
const symbols = Object.fromEntries(
  domains.map(({ id, poster }) => [symbolName(id), withBackground(poster)]),
);

export function Domains() {
  const isMotionOn = useIsMotionOn();
  return (
    <Section
      estimatedHeight={{ mobile: 820, desktop: 980 }}
      id={anchors.services}
      labelledBy={titleId}
      background="forenoon"
      className={styles.root}
    >
      <span id={anchors.expertise} className={styles.anchor} />
      <Container className={styles.header}>
        <Eyebrow timeOfDay={domainsHeading.timeOfDay} />
        <h2 id={titleId} className={styles.title}>
          {domainsHeading.title}
        </h2>
        <p className={styles.intro}>{domainsHeading.intro}</p>
        <MotionToggle className={styles.disc} />
      </Container>
      <SvgSymbols drawings={symbols} />
      <Marquee label={domainsLabel} isMotionOn={isMotionOn} className={styles.row}>
        {domains.map(({ id, title, summary }) => (
          <li key={id} className={styles.poster} data-poster={id}>
            <SvgUse name={symbolName(id)} className={styles.art} />
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </Marquee>
      <Art drawing={domainsBottomEdge} className={styles.bottomEdge} />
    </Section>
  );
}

function symbolName(id: string): string {
  return `poster-${id}`;
}

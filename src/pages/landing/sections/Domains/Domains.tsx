import { Art } from '@/art/Art';
import { domainsFoot } from '@/art/drawings/dividers';
import { domainPosters } from '@/art/drawings/domains';
import { withBackground } from '@/art/withBackground';
import { SvgSymbols, SvgUse } from '@/art/SvgSymbols';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Marquee } from '@/components/Marquee/Marquee';
import { Container, Section } from '@/components/Section/Section';
import { anchors } from '@/config/paths';
import { domains, domainsHeading, domainsLabel } from '@/content/landing/domains';
import { MotionToggle } from '@/features/motion/MotionToggle';
import { usePlaying } from '@/features/motion/motion';
import styles from './Domains.module.css';

const titleId = `${anchors.services}-title`;
const symbols = Object.fromEntries(
  domains.map(({ art }) => [symbolName(art), withBackground(domainPosters[art])]),
);

export function Domains() {
  const playing = usePlaying();
  return (
    <Section
      estimatedHeight={[820, 980]}
      id={anchors.services}
      labelledBy={titleId}
      ground="forenoon"
      className={styles.root}
    >
      <span id={anchors.expertise} className={styles.alias} />
      <Container className={styles.header}>
        <Eyebrow timeOfDay={domainsHeading.timeOfDay} />
        <h2 id={titleId} className={styles.title}>
          {domainsHeading.title}
        </h2>
        <p className={styles.intro}>{domainsHeading.intro}</p>
        <MotionToggle className={styles.disc} />
      </Container>
      <SvgSymbols drawings={symbols} />
      <Marquee label={domainsLabel} playing={playing} className={styles.row}>
        {domains.map(({ art, title, summary }) => (
          <li key={art} className={styles.poster} data-art={art}>
            <SvgUse name={symbolName(art)} className={styles.art} />
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </Marquee>
      <Art drawing={domainsFoot} className={styles.foot} />
    </Section>
  );
}

function symbolName(art: string): string {
  return `poster-${art}`;
}

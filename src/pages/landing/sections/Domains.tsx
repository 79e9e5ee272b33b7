import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import { domainsBottomEdge } from '@/art/drawings/dividers';
import { isPicture } from '@/art/picture';
import { SvgSymbols, SvgUse } from '@/art/SvgSymbols';
import { withBackground } from '@/art/withBackground';
import { ArrowRight, Icon } from '@/components/Icon/Icon';
import { Marquee } from '@/components/Marquee/Marquee';
import { Container, Section } from '@/components/Section/Section';
import { SectionHeader } from '@/components/Section/SectionHeader';
import { anchors } from '@/config/paths';
import { domains, domainsHeading, domainsLabel, type Domain } from '@/content/landing/domains';
import { motionPartLabels } from '@/content/motion';
import type { NavLink } from '@/content/types';
import { MotionToggle } from '@/features/motion/components/MotionToggle';
import { studiesDomainLinks } from '@/parts/studies/landing/domainLinks';
import styles from './Domains.module.css';

/** By the id of a domain, instead of its own. */
const domainLinks: Readonly<Partial<Record<string, NavLink>>> = {
  ...studiesDomainLinks,
};
const symbols = Object.fromEntries(
  domains.flatMap(({ id, poster }: Domain) =>
    isPicture(poster) ? [] : [[symbolName(id), withBackground(poster)] as const],
  ),
);

export function Domains() {
  return (
    <Section id={anchors.services} background="forenoon" className={styles.root}>
      <span id={anchors.expertise} />
      <Container>
        <SectionHeader id="services-title" {...domainsHeading} layout="rows">
          <MotionToggle labels={motionPartLabels.domains} />
        </SectionHeader>
      </Container>
      <SvgSymbols drawings={symbols} />
      <Marquee
        label={domainsLabel}
        className={styles.row}
        copies={domains.map((domain) => (
          <DomainPoster key={domain.id} domain={domain} isCopy />
        ))}
      >
        {domains.map((domain) => (
          <DomainPoster key={domain.id} domain={domain} />
        ))}
      </Marquee>
      <Art drawing={domainsBottomEdge} place="bottom" className={styles.bottomEdge} />
    </Section>
  );
}

type DomainPosterProps = {
  readonly domain: Domain;
  /** A copy answers to the pointer only. */
  readonly isCopy?: boolean;
};

function DomainPoster({ domain, isCopy = false }: DomainPosterProps) {
  const { id, title, summary, poster } = domain;
  const link = domainLinks[id] ?? domain.link;
  return (
    <li className={styles.poster} data-poster={id}>
      {isPicture(poster) ? (
        <Art drawing={poster} className={styles.art} sizes="300px" />
      ) : (
        <SvgUse name={symbolName(id)} className={styles.art} />
      )}
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.summary} data-text="note">
        {summary}
      </p>
      {link && (
        <Link
          to={link.href}
          className={styles.link}
          data-row="inline"
          data-text="note strong"
          {...(isCopy && { tabIndex: -1, onMouseDown: (event) => event.preventDefault() })}
        >
          {link.label}
          <Icon icon={ArrowRight} size={16} />
        </Link>
      )}
    </li>
  );
}

function symbolName(id: string): string {
  return `poster-${id}`;
}

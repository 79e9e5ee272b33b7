import type { ReactNode } from 'react';
import { Art } from '@/art/Art';
import type { Drawing } from '@/art/kit';
import { HourMark } from '@/components/HourMark/HourMark';
import { Container } from '@/components/Section/Section';
import type { Hour } from '@/lib/hour';
import styles from './PageHero.module.css';

type PageHeroProps = {
  /** The page's `Crumbs`. */
  readonly crumbs?: ReactNode;
  readonly hour: Hour;
  /** The page's h1; given as lines, it breaks where the array does. */
  readonly title: string | readonly string[];
  /** One line under the heading. */
  readonly say?: string;
  readonly lead: string;
  /** Under the lead: actions, or facts about the page. */
  readonly children?: ReactNode;
  /** Where the lead stands beside the heading; `below` puts it under the heading. */
  readonly leadAt?: 'top' | 'foot' | 'below';
  /** In the right column where the lead stands `below`. */
  readonly aside?: ReactNode;
  /** The landscape at the foot of the sky. It touches the next section. */
  readonly panorama?: Drawing;
  /** Its text alternative, where it is more than decoration. */
  readonly panoramaAlt?: string;
  /** For text on a night sky, whatever the visitor's appearance. */
  readonly isNight?: boolean;
  /** Sets `--hero-sky`, `--hero-text` and `--hero-focus` (see the stylesheet). */
  readonly className?: string | undefined;
};

/** Crumbs, hour, heading and lead over a landscape: the head of every inner page. */
export function PageHero({
  crumbs,
  hour,
  title,
  say,
  lead,
  children,
  leadAt = 'foot',
  aside,
  panorama,
  panoramaAlt,
  isNight = false,
  className,
}: PageHeroProps) {
  return (
    <header
      className={className ? `${styles.root} ${className}` : styles.root}
      data-ground={isNight ? 'night' : undefined}
    >
      <Container className={styles.text}>
        {crumbs && <div className={styles.crumbs}>{crumbs}</div>}
        <div className={styles.columns} data-lead={leadAt}>
          <div className={styles.head}>
            <HourMark hour={hour} />
            <PageHeroTitle title={title} />
            {say && <p className={styles.say}>{say}</p>}
          </div>
          <div className={styles.lead}>
            <p>{lead}</p>
            {children && <div className={styles.actions}>{children}</div>}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </Container>
      {panorama && (
        <div
          className={styles.land}
          role={panoramaAlt ? 'img' : undefined}
          aria-label={panoramaAlt}
        >
          <Art drawing={panorama} className={styles.panorama} />
        </div>
      )}
    </header>
  );
}

type PageHeroTitleProps = Pick<PageHeroProps, 'title'>;

function PageHeroTitle({ title }: PageHeroTitleProps) {
  if (typeof title === 'string') return <h1 className={styles.title}>{title}</h1>;
  return (
    <h1 className={styles.title}>
      {title.map((text, index) => (
        <span key={text} className={styles.line}>
          {index > 0 ? ` ${text}` : text}
        </span>
      ))}
    </h1>
  );
}

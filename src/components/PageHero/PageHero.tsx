import type { ReactNode } from 'react';
import { Art } from '@/art/Art';
import type { Illustration } from '@/art/picture';
import { Eyebrow, type EyebrowProps } from '@/components/Eyebrow/Eyebrow';
import { Container } from '@/components/Section/Section';
import styles from './PageHero.module.css';

type PageHeroProps = {
  /** The page's `Breadcrumbs`. */
  readonly breadcrumbs?: ReactNode;
  readonly eyebrow: EyebrowProps;
  /** The page's h1; an array sets its line breaks. */
  readonly title: string | readonly string[];
  /** One line under the heading. */
  readonly tagline?: string;
  readonly intro: ReactNode;
  /** Below the intro: actions, or facts about the page. */
  readonly children?: ReactNode;
  /** The position of the intro beside the heading, or `below` it. */
  readonly introPosition?: 'top' | 'foot' | 'below';
  /** In the right column when the intro is `below`. */
  readonly aside?: ReactNode;
  /** The landscape along the lower edge. */
  readonly panorama?: Illustration;
  /** Its text alternative; without one it is decoration. */
  readonly panoramaAlt?: string;
  /** Light text on a dark sky, in both themes. */
  readonly isDark?: boolean;
  /** Sets `--hero-sky`, `--hero-text` and `--hero-focus` (see the stylesheet). */
  readonly className?: string | undefined;
};

/** The hero of every inner page: breadcrumbs, eyebrow, heading and intro over a landscape. */
export function PageHero({
  breadcrumbs,
  eyebrow,
  title,
  tagline,
  intro,
  children,
  introPosition = 'foot',
  aside,
  panorama,
  panoramaAlt,
  isDark = false,
  className,
}: PageHeroProps) {
  return (
    <header
      className={className ? `${styles.root} ${className}` : styles.root}
      data-color-scheme={isDark ? 'dark' : undefined}
    >
      <Container className={styles.text}>
        {breadcrumbs && <div className={styles.breadcrumbs}>{breadcrumbs}</div>}
        <div className={styles.columns} data-intro={introPosition}>
          <div>
            <Eyebrow {...eyebrow} />
            <h1 className={styles.title}>
              {typeof title === 'string'
                ? title
                : title.map((text, index) => (
                    <span key={text}>{index > 0 ? ` ${text}` : text}</span>
                  ))}
            </h1>
            {tagline && (
              <p className={styles.tagline} data-text="h3">
                {tagline}
              </p>
            )}
          </div>
          <div className={styles.intro} data-text="lead">
            <p>{intro}</p>
            {children && <div className={styles.actions}>{children}</div>}
          </div>
          {aside && (
            <div className={styles.aside} data-print="hide">
              {aside}
            </div>
          )}
        </div>
      </Container>
      {panorama && (
        <div
          className={styles.landscape}
          data-print={panoramaAlt ? undefined : 'hide'}
          role={panoramaAlt ? 'img' : undefined}
          aria-label={panoramaAlt}
        >
          <Art drawing={panorama} className={styles.panorama} loading="eager" />
        </div>
      )}
    </header>
  );
}

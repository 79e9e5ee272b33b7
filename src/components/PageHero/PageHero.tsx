import type { ReactNode } from 'react';
import { Art } from '@/art/Art';
import type { Illustration } from '@/art/picture';
import { Eyebrow, type EyebrowProps } from '@/components/Eyebrow/Eyebrow';
import { Container } from '@/components/Section/Section';
import styles from './PageHero.module.css';

type PageHeroProps = {
  readonly breadcrumbs?: ReactNode;
  readonly eyebrow: EyebrowProps;
  /** The page's h1; an array sets its line breaks. */
  readonly title: string | readonly string[];
  readonly tagline?: string;
  readonly intro: ReactNode;
  readonly children?: ReactNode;
  readonly introPosition?: 'top' | 'foot' | 'below';
  readonly aside?: ReactNode;
  readonly panorama?: Illustration;
  readonly panoramaAlt?: string;
  /** Drawings in front of the panorama, each with a place of its own. */
  readonly scenery?: ReactNode;
  /** Light text on a dark sky, in both themes. */
  readonly isDark?: boolean;
  /** Sets `--hero-sky`, `--hero-text` and `--hero-focus` (see the stylesheet). */
  readonly className?: string | undefined;
};

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
  scenery,
  isDark = false,
  className,
}: PageHeroProps) {
  return (
    <header
      className={className ? `${styles.root} ${className}` : styles.root}
      data-color-scheme={isDark ? 'dark' : undefined}
      data-hero="scene"
    >
      <Container className={styles.text} data-hero="text">
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
      {scenery}
    </header>
  );
}

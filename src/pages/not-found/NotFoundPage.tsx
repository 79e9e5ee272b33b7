import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Art } from '@/art/Art';
import { fogView } from '@/art/drawings/notFound';
import { ButtonLink } from '@/components/Button/Button';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { notFound } from '@/content/notFound';
import { site } from '@/content/site';
import { useHydrated } from '@/hooks/useHydrated';
import { mailtoUrl } from '@/lib/mailtoUrl';
import { Seo } from '@/routing/Seo';
import styles from './NotFoundPage.module.css';

const { seo, timeOfDay, titleLines, intro, back, report } = notFound;

/** Adds the address, which the prerendered page does not know. */
function useReportHref(): string {
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const body = isHydrated
    ? report.body(`${location.origin}${pathname}${search}`, document.referrer)
    : undefined;
  return mailtoUrl(site.email, report.subject, body);
}

export function NotFoundPage() {
  const href = useReportHref();
  return (
    <>
      <Seo path="/404" seo={seo} isIndexed={false} />
      <div className={styles.hero}>
        <Container columns="7:5" className={styles.header}>
          <div>
            <Eyebrow label={seo.title} phase={timeOfDay.phase} time={timeOfDay.time} />
            <h1 className={styles.title}>
              <span>{titleLines[0]}</span> <span>{titleLines[1]}</span>
            </h1>
          </div>
          <div>
            <p className={styles.intro} data-text="lead">
              {intro}
            </p>
            <div className={styles.actions}>
              <ButtonLink href={paths.home}>{back}</ButtonLink>
              <a href={href} className={styles.report} data-text="link">
                {report.label}
              </a>
            </div>
          </div>
        </Container>
        <Art drawing={fogView} className={styles.drawing} />
      </div>
      <LinkStrip {...notFound.suggestions} />
    </>
  );
}

type LinkStripProps = {
  readonly label: string;
  readonly links: readonly {
    readonly label: string;
    readonly note: string;
    readonly href: string;
  }[];
};

/** Ways on from a page that ends early: links in a row, each with a note. */
function LinkStrip({ label, links }: LinkStripProps) {
  const labelId = useId();
  return (
    <Container className={styles.strip}>
      <div className={styles.stripColumns}>
        <p id={labelId} data-text="h4">
          {label}
        </p>
        <ul aria-labelledby={labelId} className={styles.list}>
          {links.map((link) => (
            <li key={link.label}>
              <a href={link.href} className={styles.link} data-text="h4">
                {link.label}
              </a>
              <p className={styles.note} data-text="small secondary">
                {link.note}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}

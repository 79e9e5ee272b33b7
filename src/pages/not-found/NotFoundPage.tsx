import { useLocation } from 'react-router-dom';
import { Art } from '@/art/Art';
import { fogView } from '@/art/drawings/notFound';
import { ButtonLink } from '@/components/Button/Button';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { LinkStrip } from '@/components/LinkStrip/LinkStrip';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { notFound } from '@/content/notFound';
import { site } from '@/content/site';
import { useHydrated } from '@/hooks/useHydrated';
import { mailtoUrl } from '@/lib/mailtoUrl';
import { Seo } from '@/routing/Seo';
import styles from './NotFoundPage.module.css';
import introText from '@/components/PageHero/intro.module.css';

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
            <p className={`${introText.root} ${styles.intro}`}>{intro}</p>
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

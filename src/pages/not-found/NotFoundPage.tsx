import { Link, useLocation } from 'react-router-dom';
import { Art } from '@/art/Art';
import { fogView } from '@/art/drawings/notFound';
import { ButtonLink } from '@/components/Button/Button';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { notFound, notFoundSeo, suggestionsWith } from '@/content/notFound';
import { site } from '@/content/site';
import type { PartLinks } from '@/content/types';
import { useHydrated } from '@/hooks/useHydrated';
import { mailtoUrl } from '@/lib/mailtoUrl';
import { Seo } from '@/routing/Seo';
import styles from './NotFoundPage.module.css';

const { title, timeOfDay, titleLines, intro, back, report, suggestions } = notFound;

export function NotFoundPage({ partLinks }: { readonly partLinks: readonly PartLinks[] }) {
  const links = suggestionsWith(partLinks);
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  // the prerendered page does not know the address
  const body = isHydrated
    ? report.body(`${location.origin}${pathname}${search}`, document.referrer)
    : undefined;
  return (
    <>
      <Seo path="/404" seo={notFoundSeo(links)} isIndexed={false} />
      <div className={styles.hero}>
        <Container columns="7:5" className={styles.header}>
          <div>
            <Eyebrow label={title} phase={timeOfDay.phase} time={timeOfDay.time} />
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
              <a
                href={mailtoUrl(site.email, report.subject, body)}
                className={styles.report}
                data-text="link"
              >
                {report.label}
              </a>
            </div>
          </div>
        </Container>
        <Art drawing={fogView} className={styles.drawing} />
      </div>
      <Container className={styles.strip}>
        <div className={styles.stripColumns}>
          <p id="suggestions" data-text="h4">
            {suggestions}
          </p>
          <ul aria-labelledby="suggestions" className={styles.list}>
            {links.map((link) => (
              <li key={link.label}>
                <Link to={link.href} className={styles.link} data-text="h4">
                  {link.label}
                </Link>
                <p className={styles.note} data-text="small secondary">
                  {link.note}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </>
  );
}

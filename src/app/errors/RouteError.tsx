import { useLocation } from 'react-router-dom';
import { Art } from '@/art/Art';
import { backToTop } from '@/art/drawings/interface/navigation';
import { Button, ButtonLink } from '@/components/Button/Button';
import { RotateCw } from '@/components/Icon/icons';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import type { PageSeo } from '@/content/types';
import { routeError } from '@/content/ui';
import { Seo } from '@/routing/Seo';
import styles from './RouteError.module.css';
import introText from '@/components/PageHero/intro.module.css';

const seo = {
  title: routeError.title,
  description: routeError.text,
  keywords: [routeError.title],
} as const satisfies PageSeo;

/** Replaces a page that failed. */
export function RouteError() {
  const { pathname } = useLocation();
  return (
    <div className={styles.root}>
      <Seo path={pathname} seo={seo} isIndexed={false} />
      <Container className={styles.body}>
        <Art drawing={backToTop} className={styles.art} />
        <h1>{routeError.title}</h1>
        <p className={`${introText.root} ${styles.text}`}>{routeError.text}</p>
        <div className={styles.actions}>
          <Button icon={RotateCw} onClick={() => location.reload()}>
            {routeError.reload}
          </Button>
          {pathname !== paths.home && (
            <ButtonLink href={paths.home} tone="outline">
              {routeError.home}
            </ButtonLink>
          )}
        </div>
      </Container>
    </div>
  );
}

import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { mainId } from '@/config/paths';
import { ConsentLoader } from '@/features/consent/components/ConsentLoader';
import { HydrationBoundary } from '@/hydration/HydrationBoundary';
import { nextIdle } from '@/hydration/idle';
import { layOutSections } from '@/hydration/layOutSections';
import { replayEvents } from '@/hydration/preHydrationEvents';
import { inSlot } from '@/parts/inSlot';
import { everywhere } from '@/parts/layout';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer/Footer';
import { NavBar } from './NavBar/NavBar';
import { PageAnnouncer } from './PageAnnouncer';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import styles from './SiteLayout.module.css';

type SiteLayoutProps = { readonly children: ReactNode };

/** The header, footer and global effects around every page. */
export function SiteLayout({ children }: SiteLayoutProps) {
  useEffect(replayEvents, []);
  const { pathname } = useLocation();
  useEffect(() => {
    const page = new AbortController();
    void layOutSections(page.signal, nextIdle);
    return () => page.abort();
  }, [pathname]);
  return (
    <>
      <header className={styles.header}>
        <SkipLink />
        <ConsentLoader />
        <TopBar />
        <NavBar />
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <HydrationBoundary>{children}</HydrationBoundary>
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
      <BackToTop />
      <PageAnnouncer />
      {inSlot(everywhere, {})}
    </>
  );
}

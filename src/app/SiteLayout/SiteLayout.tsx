import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { Art } from '@/art/Art';
import { footerEdge } from '@/art/drawings/dividers';
import { Icon, Mail, Phone } from '@/components/Icon/Icon';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { Container } from '@/components/Section/Section';
import { mainId } from '@/config/paths';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { MotionToggle } from '@/features/motion/components/MotionToggle';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import { HydrationBoundary } from '@/hydration/HydrationBoundary';
import { replayEvents } from '@/hydration/preHydrationEvents';
import { Measuring } from '@/parts/measuring/Measuring';
import { AccountBar } from '@/parts/sign-in/controls/HeaderAccount';
import { SignIn } from '@/parts/sign-in/SignIn';
import { DarkModeToggle } from '@/parts/theme/ThemeControls';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer/Footer';
import { NavBar } from './NavBar/NavBar';
import { SocialLinks } from './SocialLinks';
import styles from './SiteLayout.module.css';

/** Beside the page, each within a boundary. */
const extras: readonly ComponentType[] = [BackToTop, PageAnnouncer, Measuring, SignIn];

export function SiteLayout({ children }: { readonly children: ReactNode }) {
  useEffect(replayEvents, []);
  return (
    <>
      <header className={styles.header}>
        <a href={`#${mainId}`} className={styles.skipLink} data-row="inline" onClick={skipToMain}>
          {ui.skipToContent}
        </a>
        {/* after the skip link, so that the banner is next in keyboard and reading order */}
        <LazyMount load={loadConsentManager} />
        <HydrationBoundary keeps="#app > header > [data-bar=top]">
          <TopBar />
        </HydrationBoundary>
        <HydrationBoundary keeps="#app > header > [data-bar=navigation]">
          <NavBar />
        </HydrationBoundary>
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <HydrationBoundary keeps={`#${mainId} > :not(:last-child)`}>{children}</HydrationBoundary>
        <Art drawing={footerEdge} place="bottom" className={styles.edge} />
      </main>
      <HydrationBoundary keeps="#app > footer">
        <Footer />
      </HydrationBoundary>
      {extras.map((Extra, index) => (
        <ErrorBoundary key={index}>
          <Extra />
        </ErrorBoundary>
      ))}
    </>
  );
}

const loadConsentManager = async () =>
  (await import('@/features/consent/components/ConsentManager')).ConsentManager;

function skipToMain(event: MouseEvent) {
  const main = document.getElementById(mainId);
  if (!main) return;
  event.preventDefault();
  main.focus({ preventScroll: true });
  main.scrollIntoView();
}

/** Announces the title after a client-side navigation, as browsers do for a new document. */
function PageAnnouncer() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <div role="status">
      <span data-visually-hidden="">{title}</span>
    </div>
  );
}

function TopBar() {
  return (
    <div className={styles.topBar} data-bar="top" data-text="xs" data-color-scheme="dark">
      <Container className={styles.bar} data-row="">
        {site.phone && (
          <a
            href={site.phone.href}
            className={styles.link}
            data-row="inline"
            data-hover="underline"
          >
            <Icon icon={Phone} size={15} />
            {site.phone.display}
          </a>
        )}
        <a
          href={`mailto:${site.email}`}
          className={styles.link}
          data-row="inline"
          data-part="email"
          data-hover="underline"
        >
          <Icon icon={Mail} size={15} />
          {site.email}
        </a>
        <MotionToggle className={styles.motion} />
        <ErrorBoundary>
          <DarkModeToggle />
        </ErrorBoundary>
        <SocialLinks variant="plain" className={styles.social} />
        <ErrorBoundary>
          <AccountBar />
        </ErrorBoundary>
      </Container>
    </div>
  );
}

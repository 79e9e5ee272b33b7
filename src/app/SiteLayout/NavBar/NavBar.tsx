import { useId, useRef, useState, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { navigation } from '@/app/links';
import { ButtonLink } from '@/components/Button/Button';
import { Icon, Menu } from '@/components/Icon/Icon';
import { Container } from '@/components/Section/Section';
import { mainId } from '@/config/paths';
import { navigationActions } from '@/content/navigation';
import { ui } from '@/content/ui';
import { useMeasureOnScroll } from '@/hooks/useScrollSpy';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import { NavBarLogin, NavBarUser } from '@/parts/sign-in/controls/HeaderAccount';
import { dialogCommand } from '../dialogCommand';
import { Logo } from '../Logo';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { useAriaCurrent } from '../useAriaCurrent';
import { NavBarMenu } from './NavBarMenu';
import styles from './NavBar.module.css';

/** What the bar is dark over: dark sections, and the town at dusk. */
const darkGrounds = `#${mainId} :is([data-color-scheme='dark'], [data-background='dusk'] > [data-place])`;

export function NavBar() {
  const bar = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const ariaCurrentOf = useAriaCurrent();
  return (
    <div className={styles.root} data-bar="navigation" ref={bar} data-over={useGroundBelow(bar)}>
      <Container className={styles.bar} data-row="">
        <Logo />
        <nav className={styles.nav} data-row="" aria-label={ui.mainNavigation}>
          <ul className={styles.list} data-row="" data-text="small">
            {navigation.desktop.map((item) => (
              <li key={item.label}>
                {'items' in item ? (
                  <NavBarMenu menu={item} ariaCurrentOf={ariaCurrentOf} />
                ) : (
                  <Link to={item.href} aria-current={ariaCurrentOf(item)} data-variant="underlined">
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <ErrorBoundary>
            <NavBarLogin />
          </ErrorBoundary>
          <ButtonLink
            href={navigationActions.contact.href}
            size="small"
            aria-current={ariaCurrentOf(navigationActions.contact)}
          >
            {navigationActions.contact.label}
          </ButtonLink>
        </nav>
        <ErrorBoundary>
          <NavBarUser />
        </ErrorBoundary>
        <button
          type="button"
          data-variant="round"
          className={styles.menuButton}
          data-needs-script=""
          aria-label={ui.openMenu}
          aria-haspopup="dialog"
          {...dialogCommand('show-modal', menuId)}
        >
          <Icon icon={Menu} />
        </button>
      </Container>
      {/* a half sun that crosses the bar as the page scrolls */}
      <div className={styles.progress} aria-hidden="true">
        <div className={styles.sun} data-endless="" />
      </div>
      <MobileMenu id={menuId} ariaCurrentOf={ariaCurrentOf} />
    </div>
  );
}

/** The ground at the lower edge of the bar; not known in a page before it is measured. */
function useGroundBelow(bar: RefObject<HTMLElement | null>): 'dark' | 'light' | undefined {
  const { pathname } = useLocation();
  const [path, setPath] = useState(pathname);
  const [ground, setGround] = useState<'dark' | 'light'>();
  if (path !== pathname) {
    setPath(pathname);
    setGround(undefined);
  }
  useMeasureOnScroll(() => {
    const line = bar.current?.getBoundingClientRect().bottom ?? 0;
    const reaches = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top <= line && bottom > line;
    };
    // to measure in a section that is not laid out would lay it out, and start its animations
    const isDark = [...document.querySelectorAll(darkGrounds)].some(
      (element) => reaches(element.closest('[data-defer-layout]') ?? element) && reaches(element),
    );
    setGround(isDark ? 'dark' : 'light');
  });
  return ground;
}

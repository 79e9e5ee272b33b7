import { useId } from 'react';
import { navigation } from '@/app/links';
import { ButtonLink } from '@/components/Button/Button';
import { Icon, Menu } from '@/components/Icon/Icon';
import { Container } from '@/components/Section/Section';
import { navigationActions } from '@/content/navigation';
import { ui } from '@/content/ui';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import { NavBarLogin, NavBarUser } from '@/parts/sign-in/controls/HeaderAccount';
import { dialogCommand } from '../dialogCommand';
import { Logo } from '../Logo';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { useAriaCurrent } from '../useAriaCurrent';
import { NavBarMenu } from './NavBarMenu';
import styles from './NavBar.module.css';

export function NavBar() {
  const menuId = useId();
  const ariaCurrentOf = useAriaCurrent();
  return (
    <div className={styles.root}>
      <Container className={styles.bar} data-row="">
        <Logo />
        <nav className={styles.nav} data-row="" aria-label={ui.mainNavigation}>
          <ul className={styles.list} data-text="small">
            {navigation.desktop.map((item) => (
              <li key={item.label}>
                {'items' in item ? (
                  <NavBarMenu menu={item} ariaCurrentOf={ariaCurrentOf} />
                ) : (
                  <a href={item.href} aria-current={ariaCurrentOf(item)} data-variant="underlined">
                    {item.label}
                  </a>
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
        <MobileMenu id={menuId} ariaCurrentOf={ariaCurrentOf} />
      </Container>
      {/* a half sun that crosses the bar as the page scrolls */}
      <div className={styles.progress} aria-hidden="true">
        <div className={styles.sun} data-endless="" />
      </div>
    </div>
  );
}

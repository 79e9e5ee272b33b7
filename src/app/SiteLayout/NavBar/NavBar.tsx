import { ButtonLink } from '@/components/Button/Button';
import { Container } from '@/components/Section/Section';
import { desktopNavigation, navigationActions } from '@/content/navigation';
import { ui } from '@/content/ui';
import { inSlot } from '@/parts/inSlot';
import { navBarEnd, navBarLinks } from '@/parts/layout';
import { Logo } from '../Logo';
import { NavItemLink } from '../NavItemLink';
import { useAriaCurrent } from '../useAriaCurrent';
import { MenuButton } from './MenuButton';
import { NavBarMenu } from './NavBarMenu';
import styles from './NavBar.module.css';
import progress from './ScrollProgress.module.css';
import underlined from '@/components/Link/underlined.module.css';

export function NavBar() {
  const ariaCurrentOf = useAriaCurrent();
  return (
    <div className={styles.root}>
      <Container className={styles.bar}>
        <Logo />
        <nav className={styles.nav} aria-label={ui.mainNavigation}>
          <ul className={styles.list}>
            {desktopNavigation.map((item) => (
              <li key={item.label}>
                {'items' in item ? (
                  <NavBarMenu menu={item} ariaCurrentOf={ariaCurrentOf} />
                ) : (
                  <NavItemLink
                    item={item}
                    ariaCurrentOf={ariaCurrentOf}
                    className={underlined.root}
                  >
                    {item.label}
                  </NavItemLink>
                )}
              </li>
            ))}
          </ul>
          {inSlot(navBarLinks, {})}
          <ButtonLink
            href={navigationActions.contact.href}
            size="small"
            aria-current={ariaCurrentOf(navigationActions.contact)}
          >
            {navigationActions.contact.label}
          </ButtonLink>
        </nav>
        {inSlot(navBarEnd, {})}
        <MenuButton ariaCurrentOf={ariaCurrentOf} />
      </Container>
      {/* a half sun that crosses the bar as the page scrolls */}
      <div className={progress.root} aria-hidden="true">
        <div className={progress.sun} data-endless="" />
      </div>
    </div>
  );
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loadStatus } from '@/app/errors/missingFile';
import { navigation } from '@/app/links';
import { Art } from '@/art/Art';
import { menuHills } from '@/art/drawings/interface/navigation';
import { ButtonLink } from '@/components/Button/Button';
import { ChevronDown, Icon, Phone, X } from '@/components/Icon/Icon';
import { navigationActions } from '@/content/navigation';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { useStore } from '@/hooks/useStore';
import { trackOpenDialog } from '@/lib/pageVisibility';
import { MobileMenuAuthButton, MobileMenuUser } from '@/parts/sign-in/controls/HeaderAccount';
import { dialogCommand } from '../dialogCommand';
import { Logo } from '../Logo';
import type { AriaCurrentOf, NavMenuProps } from '../useAriaCurrent';
import styles from './MobileMenu.module.css';

type MobileMenuProps = { readonly id: string; readonly ariaCurrentOf: AriaCurrentOf };

/** The full-screen menu of small screens, a modal `<dialog>`, which can open before hydration. */
export function MobileMenu({ id, ariaCurrentOf }: MobileMenuProps) {
  const location = useLocation();
  const status = useStore(loadStatus);
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    if (dialog.current?.open) dialog.current.close();
  };

  useEffect(() => {
    const readIsOpen = () => setIsOpen(dialog.current?.open === true);
    readIsOpen();
    // React listens to no `toggle` of a dialog that it hydrates, and older browsers send none
    const observer = new MutationObserver(readIsOpen);
    if (dialog.current) observer.observe(dialog.current, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  useEffect(() => (isOpen ? trackOpenDialog() : undefined), [isOpen]);

  // with the page that it covers, on Back too; a toast would be behind it
  useLayoutEffect(() => close, [location, status]);

  // a tablet that is turned
  useEffect(() => {
    const desktop = matchMedia('(width >= 64rem)');
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, []);

  return (
    <dialog ref={dialog} id={id} className={styles.root} data-rises="" aria-label={ui.menu}>
      <div className={styles.content}>
        <div className={styles.header} data-row="">
          {/* first, because the first control has the focus when the dialog opens */}
          <button
            type="button"
            data-variant="round"
            className={styles.close}
            aria-label={ui.closeMenu}
            {...dialogCommand('close', id)}
          >
            <Icon icon={X} />
          </button>
          <Logo />
        </div>
        <MobileMenuUser />
        <nav aria-label={ui.mainNavigation}>
          <ul className={styles.list}>
            {navigation.mobile.map((item) => (
              <li key={item.label}>
                {'items' in item ? (
                  <MobileMenuServices menu={item} ariaCurrentOf={ariaCurrentOf} />
                ) : (
                  <Link
                    to={item.href}
                    aria-current={ariaCurrentOf(item)}
                    className={styles.row}
                    data-text="card"
                  >
                    {item.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <ul className={styles.shortcuts} data-row="" data-text="small strong">
            {navigation.shortcuts.map((item) => (
              <li key={item.label}>
                <Link to={item.href} aria-current={ariaCurrentOf(item)} className={styles.shortcut}>
                  {item.label}
                </Link>
              </li>
            ))}
            {site.phone && (
              <li>
                <a href={site.phone.href} className={styles.shortcut}>
                  <Icon icon={Phone} size={16} />
                  {site.phone.display}
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.footer}>
          <Art drawing={menuHills} place="bottom" className={styles.hills} />
          <div className={styles.actions}>
            <ButtonLink href={navigationActions.contact.href} className={styles.contact}>
              {navigationActions.contact.label}
            </ButtonLink>
            <MobileMenuAuthButton onClick={close} />
          </div>
        </div>
      </div>
    </dialog>
  );
}

function MobileMenuServices({ menu, ariaCurrentOf }: NavMenuProps) {
  return (
    <details open={menu.items.some(ariaCurrentOf)}>
      <summary className={styles.row} data-text="card">
        {menu.label}
        <Icon icon={ChevronDown} />
      </summary>
      <ul className={styles.thumbnails}>
        {menu.items.map((item) => (
          <li key={item.label}>
            <Link to={item.href} aria-current={ariaCurrentOf(item)} className={styles.service}>
              <Art drawing={item.thumbnail} className={styles.thumbnail} />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { Art } from '@/art/Art';
import { menuHills } from '@/art/drawings/interface/mobileMenu';
import { ButtonLink } from '@/components/Button/Button';
import { Icon } from '@/components/Icon/Icon';
import { X } from '@/components/Icon/icons';
import { Logo } from '@/components/Logo/Logo';
import { paths } from '@/config/paths';
import { logo } from '@/content/logo';
import { mobileNavigation, navigationActions } from '@/content/navigation';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { trackOpenDialog } from '@/lib/pageVisibility';
import { inSlot } from '@/parts/inSlot';
import { mobileMenuActions, mobileMenuStart } from '@/parts/layout';
import { NavItemLink } from '../NavItemLink';
import type { AriaCurrentOf } from '../useAriaCurrent';
import { MobileMenuServices } from './MobileMenuServices';
import styles from './MobileMenu.module.css';

type MobileMenuProps = {
  readonly id: string;
  readonly ariaCurrentOf: AriaCurrentOf;
  readonly onClose: () => void;
};

/** The full-screen menu of small screens, a modal `<dialog>`. */
export function MobileMenu({ id, ariaCurrentOf, onClose }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    closeButton.current?.focus();
    return () => element?.close();
  }, []);

  useEffect(trackOpenDialog, []);

  useEffect(() => {
    const desktop = matchMedia('(width >= 64rem)');
    desktop.addEventListener('change', onClose);
    return () => desktop.removeEventListener('change', onClose);
  }, [onClose]);

  return (
    <dialog ref={dialog} id={id} className={styles.root} aria-label={ui.menu} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.header}>
          <Logo
            drawing={logo}
            name={site.name}
            href={paths.home}
            label={ui.homeLink}
            onClick={onClose}
          />
          <button
            ref={closeButton}
            type="button"
            className={styles.close}
            aria-label={ui.closeMenu}
            onClick={onClose}
          >
            <Icon icon={X} />
          </button>
        </div>
        {inSlot(mobileMenuStart, {})}
        <nav aria-label={ui.mainNavigation}>
          <ul className={styles.list}>
            {mobileNavigation.map((item) => (
              <li key={item.label}>
                {'items' in item ? (
                  <MobileMenuServices menu={item} ariaCurrentOf={ariaCurrentOf} onClose={onClose} />
                ) : (
                  <NavItemLink
                    item={item}
                    ariaCurrentOf={ariaCurrentOf}
                    className={styles.link}
                    onClick={onClose}
                  >
                    {item.label}
                  </NavItemLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.footer}>
          <Art drawing={menuHills} className={styles.hills} />
          <div className={styles.actions}>
            <ButtonLink
              href={navigationActions.contact.href}
              className={styles.contact}
              onClick={onClose}
            >
              {navigationActions.contact.label}
            </ButtonLink>
            {inSlot(mobileMenuActions, { onClick: onClose })}
          </div>
        </div>
      </div>
    </dialog>
  );
}

import { Suspense, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '@/components/Icon/Icon';
import { Menu } from '@/components/Icon/icons';
import { ui } from '@/content/ui';
import { lazyComponent } from '@/hydration/lazyComponent';
import type { AriaCurrentOf } from '../useAriaCurrent';
import styles from './MenuButton.module.css';

const MobileMenu = lazyComponent(async () => (await import('../MobileMenu/MobileMenu')).MobileMenu);

type MenuButtonProps = { readonly ariaCurrentOf: AriaCurrentOf };

/** Opens the mobile menu, whose code loads on hover or focus. */
export function MenuButton({ ariaCurrentOf }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [openLocationKey, setOpenLocationKey] = useState<string | null>(null);
  const isOpen = openLocationKey === key;

  const close = () => {
    setOpenLocationKey(null);
    button.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.root}
        aria-label={ui.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          MobileMenu.preload().then(
            () => setOpenLocationKey(key),
            () => undefined,
          );
        }}
      >
        <Icon icon={Menu} />
      </button>
      {isOpen && (
        <Suspense>
          <MobileMenu id={id} ariaCurrentOf={ariaCurrentOf} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function preload() {
  MobileMenu.preload().catch(() => undefined);
}

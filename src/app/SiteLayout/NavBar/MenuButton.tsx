import { useId } from 'react';
import { Icon } from '@/components/Icon/Icon';
import { Menu } from '@/components/Icon/icons';
import { ui } from '@/content/ui';
import { dialogCommand } from '../dialogCommand';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import type { AriaCurrentOf } from '../useAriaCurrent';
import styles from './MenuButton.module.css';

type MenuButtonProps = { readonly ariaCurrentOf: AriaCurrentOf };

export function MenuButton({ ariaCurrentOf }: MenuButtonProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        data-variant="round"
        className={styles.root}
        aria-label={ui.openMenu}
        aria-haspopup="dialog"
        {...dialogCommand('show-modal', id)}
      >
        <Icon icon={Menu} />
      </button>
      <MobileMenu id={id} ariaCurrentOf={ariaCurrentOf} />
    </>
  );
}

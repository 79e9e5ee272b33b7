import type { ReactNode } from 'react';
import { navigationActions } from '@/content/navigation';
import { warmUpAuthModals } from '../authChunk';
import { openLogin } from '../authModal';
import { accountFocus } from '../focusAccount';

type LoginButtonProps = {
  readonly className?: string | undefined;
  /** In front of the label. */
  readonly children?: ReactNode;
};

export function LoginButton({ className, children }: LoginButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={warmUpAuthModals}
      onFocus={warmUpAuthModals}
      onClick={() => openLogin()}
      {...accountFocus}
    >
      {children}
      {navigationActions.login}
    </button>
  );
}

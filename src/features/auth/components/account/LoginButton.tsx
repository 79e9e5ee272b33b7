import type { ReactNode } from 'react';
import { accountWords } from '@/content/signIn/account';
import { useAuthDialog } from '../../AuthProvider';
import { accountControlProps } from '../../focusAccountControl';
import { preloadAuthDialogs } from '../../loadAuthDialogs';

type LoginButtonProps = {
  readonly className?: string | undefined;
  /** In front of the label. */
  readonly children?: ReactNode;
};

export function LoginButton({ className, children }: LoginButtonProps) {
  const { openDialog } = useAuthDialog();
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={preloadAuthDialogs}
      onFocus={preloadAuthDialogs}
      onClick={() => openDialog('login')}
      {...accountControlProps}
    >
      {children}
      {accountWords.login}
    </button>
  );
}

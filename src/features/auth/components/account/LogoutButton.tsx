import type { ReactNode } from 'react';
import { accountWords } from '@/content/signIn/account';
import { useAuth } from '../../AuthProvider';
import { accountControlProps } from '../../focusAccountControl';

type LogoutButtonProps = {
  readonly className?: string | undefined;
  /** In front of the label. */
  readonly children?: ReactNode;
};

export function LogoutButton({ className, children }: LogoutButtonProps) {
  const { logOut } = useAuth();
  return (
    <button
      type="button"
      className={className}
      onClick={() => void logOut()}
      {...accountControlProps}
    >
      {children}
      <span>{accountWords.logout}</span>
    </button>
  );
}

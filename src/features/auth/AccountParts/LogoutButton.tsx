import type { ReactNode } from 'react';
import { accountWords } from '@/content/account';
import { navigationActions } from '@/content/navigation';
import { accountFocus } from '../focusAccount';

type LogoutButtonProps = {
  readonly className?: string | undefined;
  /** In front of the label. */
  readonly children?: ReactNode;
};

export function LogoutButton({ className, children }: LogoutButtonProps) {
  return (
    <button type="button" className={className} onClick={() => void logOut()} {...accountFocus}>
      {children}
      <span>{navigationActions.logout}</span>
    </button>
  );
}

async function logOut() {
  try {
    const flow = await import('../signInFlow');
    await flow.logOut();
  } catch {
    window.alert(accountWords.unreachable);
  }
}

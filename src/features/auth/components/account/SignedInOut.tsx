import type { ReactNode } from 'react';
import { useAuth } from '../../AuthProvider';

type SignedInOutProps = {
  readonly className?: string | undefined;
  readonly signedOut: ReactNode;
  readonly signedIn: ReactNode;
};

/** Shows one of two states of the session. Until hydration it renders both. */
export function SignedInOut({ className, signedOut, signedIn }: SignedInOutProps) {
  const { status } = useAuth().session;
  return (
    <div className={className} data-status={status}>
      {status !== 'signedIn' && signedOut}
      {status !== 'signedOut' && signedIn}
    </div>
  );
}

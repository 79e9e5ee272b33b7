import type { ReactNode } from 'react';
import { useSession } from '../session';

type AccountFacesProps = {
  readonly className?: string | undefined;
  readonly signedOut: ReactNode;
  readonly signedIn: ReactNode;
};

/** What a place of the layout shows of the session. Until hydration it holds both faces. */
export function AccountFaces({ className, signedOut, signedIn }: AccountFacesProps) {
  const { status } = useSession();
  return (
    <div className={className} data-status={status}>
      {status !== 'signedIn' && signedOut}
      {status !== 'signedOut' && signedIn}
    </div>
  );
}

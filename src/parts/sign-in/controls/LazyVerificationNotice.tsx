import { LazyMount } from '@/components/LazyMount/LazyMount';
import { useAuth } from '../AuthProvider';

type LazyVerificationNoticeProps = { readonly className?: string | undefined };

/** Empty, and no code, until someone with an unconfirmed email is signed in. */
export function LazyVerificationNotice({ className }: LazyVerificationNoticeProps) {
  const { user } = useAuth();
  return (
    <div className={className} data-top-bar-notice="">
      <LazyMount load={loadNotice} when={user?.emailVerified === false} />
    </div>
  );
}

const loadNotice = async () => (await import('./VerificationNotice')).VerificationNotice;

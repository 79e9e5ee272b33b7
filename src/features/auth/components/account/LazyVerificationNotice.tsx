import { LazyMount } from '@/components/LazyMount/LazyMount';
import { useAuth } from '../../AuthProvider';

/** Nothing, and no code, until someone with an unconfirmed email is signed in. */
export function LazyVerificationNotice() {
  const { user } = useAuth();
  return <LazyMount load={loadVerificationNotice} when={user?.emailVerified === false} />;
}

async function loadVerificationNotice() {
  const { VerificationNotice } = await import('./VerificationNotice');
  return VerificationNotice;
}

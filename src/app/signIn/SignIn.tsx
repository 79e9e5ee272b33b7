import { LazyMount } from '@/components/LazyMount/LazyMount';
import { AuthEffects } from '@/features/auth/components/AuthEffects';
import { whenIdleOrInteracted } from '@/hydration/idle';

/** What sign-in does on every page. Renders nothing until a dialog opens. */
export function SignIn() {
  return (
    <>
      <AuthEffects />
      <LazyMount load={loadProfileCookies} />
    </>
  );
}

async function loadProfileCookies() {
  await whenIdleOrInteracted;
  const { ProfileCookies } = await import('./ProfileCookies');
  return ProfileCookies;
}

import { LazyMount } from '@/components/LazyMount/LazyMount';
import { whenIdleOrInteracted } from '@/hydration/idle';
import { AuthEffects } from './AuthEffects';

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

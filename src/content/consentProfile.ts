import type { Env } from '@/config/parseEnv';
import type { SignInNeed } from '@/content/signIn/stored';

/** What visitors of a build with these settings can use to log in. */
export function signInNeedsMetBy(env: Env): readonly SignInNeed[] {
  const firebase = env.firebase || env.authEmulatorUrl ? (['firebase'] as const) : [];
  const oidc = env.oidc ? (['oidc'] as const) : [];
  return firebase.length + oidc.length > 0 ? ['signIn', ...firebase, ...oidc] : [];
}

/** Of the category that is always on (SPEC section 4), in the cookie dialog and the banner. */
export function profileTextsFor(env: Env) {
  const hasSignIn = signInNeedsMetBy(env).length > 0;
  return {
    title: 'Profile data',
    description: hasSignIn
      ? 'Two cookies that hold your name and email while you are logged in.'
      : 'Sets nothing today.',
    banner: hasSignIn ? ' Once you log in, two more hold your name and email.' : '',
  } as const;
}

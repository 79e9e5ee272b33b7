import type { Env } from '@/config/parseEnv';
import { hasSignIn } from '@/content/signIn/stored';

/** Of the category that is always on (SPEC section 4), in the cookie dialog and the banner. */
export function profileTextsFor(env: Env) {
  const isOffered = hasSignIn(env);
  return {
    title: 'Profile data',
    description: isOffered
      ? 'Two cookies that hold your name and email while you are logged in.'
      : 'Sets nothing today.',
    banner: isOffered ? 'Once you log in, two more hold your name and email.' : '',
  } as const;
}

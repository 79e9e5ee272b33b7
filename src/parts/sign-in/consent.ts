import type { Env } from '@/config/parseEnv';
import type { ConsentTexts } from '@/lib/storedItem';
import { hasSignIn } from './stored';

export function signInConsent(env: Env): ConsentTexts {
  return hasSignIn(env)
    ? {
        banner: 'Once you log in, two more hold your name and email.',
        profile: 'Two cookies that hold your name and email while you are logged in.',
      }
    : {};
}

import type { Env } from '@/config/parseEnv';
import { measuringConsent } from '@/content/measuring';
import { signInConsent } from '@/parts/sign-in/consent';
import type { ConsentTexts } from './types';

const parts: Readonly<Record<string, (env: Env) => ConsentTexts>> = {
  measuring: measuringConsent,
  'sign-in': signInConsent,
};

/** What the parts of a build with these settings say in one place, as one text; empty if nothing. */
export function consentText(env: Env, place: keyof ConsentTexts): string {
  return Object.values(parts)
    .flatMap((consent) => consent(env)[place] ?? [])
    .join(' ');
}

import type { Env } from '@/config/parseEnv';
import { measuringConsent } from '@/parts/measuring/consent';
import { signInConsent } from '@/parts/sign-in/consent';
import type { ConsentTexts } from './types';

const parts: Readonly<Record<string, (env: Env) => ConsentTexts>> = {
  measuring: measuringConsent,
  'sign-in': signInConsent,
};

/** What the parts of a build with these settings say in one place, as one text; empty if nothing. */
export function consentText(env: Env, place: Exclude<keyof ConsentTexts, 'revision'>): string {
  return Object.values(parts)
    .flatMap((consent) => consent(env)[place] ?? [])
    .join(' ');
}

/** By how much the parts of a build with these settings raise the revision of consent. */
export function raisedRevision(env: Env): number {
  return Object.values(parts).reduce((sum, consent) => sum + (consent(env).revision ?? 0), 0);
}

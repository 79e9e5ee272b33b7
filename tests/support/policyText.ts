import { parseEnv, type Env } from '@/config/parseEnv';
import { privacySectionsFor } from '@/content/privacy';
import { partPolicies } from '@/parts/policy';

export const noSettings = parseEnv({}, { siteUrl: 'https://www.example.com' });

/** Every text of the privacy policy of a build with these settings. */
export function policyText(settings: Env, policies = partPolicies): string {
  return JSON.stringify(privacySectionsFor(settings, policies));
}

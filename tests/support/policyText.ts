import type { Env, MeasuringSettings } from '@/config/parseEnv';
import { measuringPolicyFor } from '@/content/measuring';
import { privacySectionsFor } from '@/content/privacy';
import { partPolicies } from '@/parts/policy';

/** Every text of the privacy policy of a build with these settings. */
export function policyText(settings: Env, measuring: MeasuringSettings | null = null): string {
  const measures = measuring ? [() => measuringPolicyFor(measuring)] : [];
  return JSON.stringify(privacySectionsFor(settings, [...partPolicies, ...measures]));
}

import type { Env, MeasuringSettings } from '@/config/parseEnv';
import { measuringTextsFor } from '@/content/measuring';
import { privacySectionsFor } from '@/content/privacy';

/** Every text of the privacy policy of a build with these settings. */
export function policyText(settings: Env, measuring: MeasuringSettings | null = null): string {
  return JSON.stringify(privacySectionsFor(settings, measuring && measuringTextsFor(measuring)));
}

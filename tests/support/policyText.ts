import type { MeasuringSettings } from '@/config/parseEnv';
import { measuringTextsFor } from '@/content/measuring';
import { privacySectionsFor } from '@/content/privacy';

/** Every text of the privacy policy of a build with these settings. */
export function policyText(
  settings: Parameters<typeof privacySectionsFor>[0],
  measuring: MeasuringSettings | null = null,
): string {
  return JSON.stringify(privacySectionsFor(settings, measuring && measuringTextsFor(measuring)));
}

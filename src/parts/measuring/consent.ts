import type { ConsentTexts } from '@/lib/storedItem';
import type { AnalyticsSettings } from './settings';
import { vendorTexts } from './vendorTexts';

/** What is said about measuring in the cookie banner and the dialog, in whole sentences. */
export function measuringConsentFor({ vendor }: AnalyticsSettings): ConsentTexts {
  const { name, marketing } = vendorTexts[vendor];
  return {
    revision: 2,
    banner: `With analytics, ${name} also learns which pages you open and which form you sent.`,
    analytics: `Tells ${name} which pages you open and which form you sent, not what is in it.`,
    ...(marketing && { marketing }),
  };
}

/** A build that does not measure has no byte of it. */
export const measuringConsent = (): ConsentTexts =>
  __ENV__.measuring ? measuringConsentFor(__ENV__.measuring) : {};

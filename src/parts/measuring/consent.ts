import type { ConsentTexts } from '@/parts/types';
import type { MeasuringSettings } from './settings';
import { vendorTexts } from './vendorTexts';

/** What is said about measuring in the cookie banner and the dialog, in whole sentences. */
export function measuringConsentFor({ analytics, reportUrl }: MeasuringSettings): ConsentTexts {
  const vendor = analytics && vendorTexts[analytics.vendor];
  return {
    revision: 1,
    banner: vendor
      ? `With analytics, ${vendor.name} also learns which pages you open.`
      : 'With analytics, we also learn how fast this page was and what failed.',
    analytics: [
      vendor && `Tells ${vendor.name} which pages you open.`,
      reportUrl && 'Tells us how fast this page was and what failed.',
    ]
      .filter(Boolean)
      .join(' '),
    ...(vendor?.marketing && { marketing: vendor.marketing }),
  };
}

/** A build that does not measure has no byte of it. */
export const measuringConsent = (): ConsentTexts =>
  __ENV__.measuring ? measuringConsentFor(__ENV__.measuring) : {};

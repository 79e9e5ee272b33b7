import type { Env } from '@/config/env';
import type { ConsentTexts, StoredItems } from '@/lib/storedItem';
import type { AnalyticsSettings } from './settings';
import { vendorTexts } from './words';

const usesGoogle = ({ measuring }: Env) => /^g/.test(measuring?.vendor ?? '');

const google = {
  kind: 'cookie',
  lifetime: 730,
  category: 'analytics',
  isStored: usesGoogle,
} as const;

export const visitItems = {
  leadSource: {
    name: 'leadSource',
    kind: 'sessionStorage',
    category: 'analytics',
    lifetime: 'tabClosed',
    purpose: 'Remembers which campaign or site led you here, and goes with a form that you send',
  },
  googleVisitor: {
    ...google,
    name: '_ga',
    purpose: 'Recognises your browser for Google Analytics; written by Google',
  },
  googleVisit: {
    ...google,
    name: '_ga_<Stream>',
    purpose: 'Remembers your visit for Google Analytics; written by Google',
  },
  googleClick: {
    ...google,
    name: '_gcl_<Kind>',
    category: 'marketing',
    lifetime: 90,
    purpose: 'Remembers an advertisement that led you here; written by Google',
  },
} as const satisfies StoredItems;

/** A build that does not measure has no byte of them. */
export const measuringItems: StoredItems = __ENV__.measuring ? visitItems : {};

/** What is said about measuring in the cookie banner and the dialog, in whole sentences. */
export const measuringConsent = (): ConsentTexts =>
  __ENV__.measuring ? measuringConsentFor(__ENV__.measuring) : {};

export function measuringConsentFor({
  vendor,
  countsBeforeChoice,
}: Pick<AnalyticsSettings, 'vendor' | 'countsBeforeChoice'>): ConsentTexts {
  const { name, marketing } = vendorTexts[vendor];
  return {
    // a change of the vendor asks every visitor again
    revision: 10 * (1 + Object.keys(vendorTexts).indexOf(vendor)),
    banner: countsBeforeChoice
      ? `Until you choose, ${name} counts the pages you open and stores nothing; “Necessary only” ends it. With analytics it also learns which form you sent.`
      : `With analytics, ${name} also learns which pages you open and which form you sent.`,
    analytics: `Tells ${name} which pages you open and which form you sent, not what is in it.${countsBeforeChoice ? ' Until you choose, it counts pages only; cleared, nothing.' : ''}`,
    ...(marketing && { marketing }),
  };
}

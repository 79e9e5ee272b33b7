import type { AnalyticsVendorName, MeasuringSettings } from '@/config/parseEnv';
import type { StoredItem, StoredItems } from '@/lib/storedItem';

const google = { kind: 'cookie', lifetime: 730, category: 'analytics', counts: null } as const;

/** Stored in addition by a build that measures; `measuringItemsFor` selects. */
export const measuringItems = {
  leadSource: {
    name: 'leadSource',
    kind: 'sessionStorage',
    category: 'analytics',
    lifetime: 'tabClosed',
    counts: null,
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
    name: '_gcl_<Kind>',
    kind: 'cookie',
    category: 'marketing',
    lifetime: 90,
    purpose: 'Remembers an advertisement that led you here; written by Google',
  },
} as const satisfies StoredItems;

const { leadSource, googleVisitor, googleVisit, googleClick } = measuringItems;
const googleCookies = [googleVisitor, googleVisit, googleClick];

const cookiesOfVendor: Readonly<Record<AnalyticsVendorName, readonly StoredItem[]>> = {
  gtm: googleCookies,
  ga4: googleCookies,
  plausible: [],
  umami: [],
};

/** What a build with these settings stores beside the inventory. */
export function measuringItemsFor({ analytics }: MeasuringSettings): readonly StoredItem[] {
  return [leadSource, ...(analytics ? cookiesOfVendor[analytics.vendor] : [])];
}

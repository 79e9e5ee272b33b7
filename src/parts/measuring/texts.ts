import type { AnalyticsVendorName, MeasuringSettings } from '@/config/parseEnv';
import type { ConsentTexts } from '@/parts/types';
import { itemIf, paragraph, type PolicyTexts } from './policy';
import { retention } from './retention';

/** What is said about a service. */
type VendorTexts = {
  readonly name: string;
  /** In the list of third parties. */
  readonly thirdParty: string;
  readonly privacy: { readonly text: string; readonly href: `https://${string}` };
  /** Which consent it needs. */
  readonly consent: string;
  readonly hasCookies: boolean;
  /** What "Marketing" does; null if nothing. */
  readonly marketing: string | null;
};

const googlePrivacy = {
  text: 'How Google uses data from sites that use its services',
  href: 'https://policies.google.com/technologies/partner-sites',
} as const;

const vendorTexts: Readonly<Record<AnalyticsVendorName, VendorTexts>> = {
  gtm: {
    name: 'Google Tag Manager',
    thirdParty:
      'Google Tag Manager by Google, loaded only if you allow analytics or marketing. It starts the tags that we have chosen, and tells each what you allow.',
    privacy: googlePrivacy,
    consent: 'analytics or marketing',
    hasCookies: true,
    marketing: 'Lets Google connect your visit with an advertisement that you clicked.',
  },
  ga4: {
    name: 'Google Analytics',
    thirdParty:
      'Google Analytics by Google, loaded only if you allow analytics. Its cookies recognise your browser; it does not store your IP address.',
    privacy: googlePrivacy,
    consent: 'analytics',
    hasCookies: true,
    marketing:
      'If you also allow analytics, lets Google connect your visit with an advertisement that you clicked.',
  },
  plausible: {
    name: 'Plausible',
    thirdParty:
      'Plausible, told of each page that you open only if you allow analytics. It sets no cookie and does not recognise you the next day.',
    privacy: { text: 'Plausible’s data policy', href: 'https://plausible.io/data-policy' },
    consent: 'analytics',
    hasCookies: false,
    marketing: null,
  },
  umami: {
    name: 'Umami',
    thirdParty:
      'Umami, told of each page that you open only if you allow analytics. It sets no cookie and keeps no IP address.',
    privacy: { text: 'Umami’s privacy policy', href: 'https://umami.is/privacy' },
    consent: 'analytics',
    hasCookies: false,
    marketing: null,
  },
};

/** What is said about measuring in the cookie banner and the dialog, in whole sentences. */
function measuringConsentFor({ analytics, reportUrl }: MeasuringSettings): ConsentTexts {
  const vendor = analytics && vendorTexts[analytics.vendor];
  const signals = 'how fast this page was and what failed';
  return {
    banner: vendor
      ? `With analytics, ${vendor.name} also learns which pages you open.`
      : `With analytics, we also learn ${signals}.`,
    analytics: [
      vendor && `Tells ${vendor.name} which pages you open.`,
      reportUrl && `Tells us ${signals}.`,
      'Adds to a form that you send how you found us.',
    ]
      .filter(Boolean)
      .join(' '),
    ...(vendor?.marketing && { marketing: vendor.marketing }),
  };
}

/** What the privacy policy says about measuring. */
export function measuringPolicyFor({ analytics, reportUrl }: MeasuringSettings): PolicyTexts {
  const vendor = analytics && vendorTexts[analytics.vendor];
  return {
    measuring: [
      paragraph(
        vendor
          ? `One service measures visits here, ${vendor.name}, and only with your consent. Fonts and pictures come from this site.`
          : 'There is no advertising network, no analytics service and no pixel here. Fonts and pictures come from this site.',
      ),
    ],
    cookies: [
      ...(vendor
        ? [
            paragraph(
              `If you allow ${vendor.consent}, ${vendor.name} receives the title and the address of each page that you open, the page that you came from, and what every request carries: your IP address and your browser’s name. ${vendor.hasCookies ? 'It sets the cookies below. If you take the consent back, nothing more is sent and the cookies are removed, in every open tab.' : 'It sets no cookie. If you take the consent back, nothing more is sent, in every open tab.'}`,
            ),
          ]
        : []),
      paragraph(
        'If you allow analytics, this tab remembers the campaign and the site that led you here, and sends them with a form, so that we know what brought you.',
      ),
      ...itemIf(
        reportUrl,
        paragraph(
          `If you allow analytics, we receive one report for each page that you load: how long it took to appear and to react, which part of it was slowest, and which errors occurred. We keep it for ${retention.signals}, without IP address and browser.`,
        ),
      ),
    ],
    thirdParties: vendor ? [{ term: 'Analytics:', text: vendor.thirdParty }] : [],
    thirdPartyTerms: vendor
      ? [paragraph('About the analytics service: ', { kind: 'link', ...vendor.privacy }, '.')]
      : [],
  };
}

export const measuringConsent = (): ConsentTexts =>
  __MEASURING__ ? measuringConsentFor(__MEASURING__) : {};

export const measuringPolicy = (): PolicyTexts =>
  __MEASURING__ ? measuringPolicyFor(__MEASURING__) : {};

import type { AnalyticsVendorName } from './settings';

type VendorTexts = {
  readonly name: string;
  readonly thirdParty: string;
  readonly privacy: { readonly text: string; readonly href: `https://${string}` };
  readonly consent: string;
  readonly hasCookies: boolean;
  readonly marketing: string | null;
};

const googlePrivacy = {
  text: 'How Google uses data from sites that use its services',
  href: 'https://policies.google.com/technologies/partner-sites',
} as const;

export const vendorTexts: Readonly<Record<AnalyticsVendorName, VendorTexts>> = {
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
      'Google Analytics by Google, loaded only if you allow analytics. Its cookies recognise your browser, whose language and screen size it learns; it does not store your IP address.',
    privacy: googlePrivacy,
    consent: 'analytics',
    hasCookies: true,
    marketing:
      'If you also allow analytics, lets Google connect your visit with an advertisement that you clicked.',
  },
  plausible: {
    name: 'Plausible',
    thirdParty:
      'Plausible, told of each page that you open, as the section on cookies says. It sets no cookie and does not recognise you the next day.',
    privacy: { text: 'Plausible’s data policy', href: 'https://plausible.io/data-policy' },
    consent: 'analytics',
    hasCookies: false,
    marketing: null,
  },
  umami: {
    name: 'Umami',
    thirdParty:
      'Umami, told of each page that you open, as the section on cookies says. It sets no cookie and keeps no IP address.',
    privacy: { text: 'Umami’s privacy policy', href: 'https://umami.is/privacy' },
    consent: 'analytics',
    hasCookies: false,
    marketing: null,
  },
};

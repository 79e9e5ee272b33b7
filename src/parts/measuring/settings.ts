import { defineSettings, toOrigin, secureUrl } from '../../config/settingsReader.ts';

export type AnalyticsSettings = {
  readonly vendor: AnalyticsVendorName;
  readonly origin: string;
  /** The vendor's name for the site. */
  readonly id: string;
  readonly countsBeforeChoice: boolean;
};

export type AnalyticsVendorName = 'gtm' | 'ga4' | 'plausible' | 'umami';

export const measuringSettings = defineSettings({
  name: 'measuring',
  texts: {
    VITE_ANALYTICS: {
      meaning: 'an analytics service: `src/parts/measuring/README.md`',
      without: 'no byte of it in the build',
    },
    VITE_ANALYTICS_BEFORE_CHOICE: {
      meaning: '`on`: Plausible or Umami count views before a choice; README of the part',
      without: 'only with consent',
    },
  },
  read: ({ read, isOn, errors }, siteUrl) => {
    const service = read(
      'VITE_ANALYTICS',
      (value) => parseAnalytics(value, siteUrl),
      'names no analytics service. Write one of gtm:GTM-ABC123, ga4:G-ABC1234567, plausible:https://plausible.io, umami:https://umami.example.com/01234567-89ab-cdef-0123-456789abcdef.',
    );
    const countsBeforeChoice = isOn('VITE_ANALYTICS_BEFORE_CHOICE');
    if (countsBeforeChoice && service?.vendor !== 'plausible' && service?.vendor !== 'umami') {
      errors.push(
        'VITE_ANALYTICS_BEFORE_CHOICE is for plausible: and umami: only. Leave it empty.',
      );
    }
    return service && { ...service, countsBeforeChoice };
  },
});

function parseAnalytics(
  value: string,
  siteUrl: string,
): Omit<AnalyticsSettings, 'countsBeforeChoice'> | null {
  const [, vendor = '', place = ''] = /^(\w+):(.+)$/.exec(value) ?? [];
  const googleOrigin = 'https://www.googletagmanager.com';
  if (vendor === 'gtm' || vendor === 'ga4') {
    const pattern = vendor === 'gtm' ? /^GTM-[A-Z\d]{4,12}$/ : /^G-[A-Z\d]{4,12}$/;
    return pattern.test(place) ? { vendor, origin: googleOrigin, id: place } : null;
  }
  const url = secureUrl(place);
  if (vendor === 'plausible') {
    const origin = toOrigin(url);
    const id = new URL(siteUrl).hostname.replace(/^www\./, '');
    return origin === null ? null : { vendor, origin, id };
  }
  const id = /^\/([\da-f-]{36})$/i.exec(url?.pathname ?? '')?.[1];
  return vendor === 'umami' && url && id && !url.search && !url.hash
    ? { vendor, origin: url.origin, id }
    : null;
}

declare module '@/config/env' {
  interface Env {
    readonly measuring?: AnalyticsSettings;
  }
}

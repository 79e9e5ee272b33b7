import type { PartBuild } from '@/config/partBuild';
import type { AnalyticsSettings } from './settings';

const google = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** For Google see https://developers.google.com/tag-platform/security/guides/csp */
export function analyticsSources({ vendor, origin }: AnalyticsSettings) {
  switch (vendor) {
    case 'gtm':
      return { scripts: [`${origin}/gtm.js`, `${origin}/gtag/`], connections: google };
    case 'ga4':
      return { scripts: [`${origin}/gtag/`], connections: google };
    case 'plausible':
    case 'umami':
      return { scripts: [], connections: [origin] };
  }
}

export const measuringBuild: PartBuild = {
  sources: ({ measuring }) => {
    if (!measuring) return {};
    const { scripts, connections } = analyticsSources(measuring);
    return {
      'script-src': scripts,
      // a script of a vendor may send with a picture what it otherwise sends with a request
      'img-src': scripts.length > 0 ? connections : [],
      'connect-src': connections,
    };
  },
};

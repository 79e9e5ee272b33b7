import { paragraph, type PolicyTexts } from '@/content/policy';
import type { AnalyticsSettings } from './settings';
import { vendorTexts } from './words';

export function measuringPolicyFor(settings: AnalyticsSettings): PolicyTexts {
  const vendor = vendorTexts[settings.vendor];
  return {
    analytics: [
      paragraph(
        `One service measures visits here, ${vendor.name}, and only with your consent. Fonts and pictures come from this site.`,
      ),
    ],
    cookies: [
      paragraph(
        `If you allow ${vendor.consent}, ${vendor.name} receives the title and the address of each page that you open, the page that you came from, which form you have sent (not what is in it), and what every request carries: your IP address and your browser’s name. ${vendor.hasCookies ? 'It sets the cookies below. If you take the consent back, nothing more is sent and the cookies are removed, in every open tab.' : 'It sets no cookie. If you take the consent back, nothing more is sent, in every open tab.'}`,
      ),
      paragraph(
        'If you allow analytics, this tab remembers the campaign and the site that led you here, and sends them with a form, so that we know what brought you.',
      ),
    ],
    thirdParties: [{ term: 'Analytics:', text: vendor.thirdParty }],
    thirdPartyTerms: [paragraph('About the analytics service: ', vendor.privacy, '.')],
  };
}

export const measuringPolicy = (): PolicyTexts =>
  __ENV__.measuring ? measuringPolicyFor(__ENV__.measuring) : {};

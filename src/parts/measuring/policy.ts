import { paragraph, type PolicyTexts } from '@/content/policy';
import type { AnalyticsSettings } from './settings';
import { vendorTexts } from './words';

export function measuringPolicyFor(settings: AnalyticsSettings): PolicyTexts {
  const vendor = vendorTexts[settings.vendor];
  const before = settings.countsBeforeChoice;
  return {
    analytics: [
      paragraph(
        `One service measures visits here, ${vendor.name}, ${before ? 'until you object' : 'and only with your consent'}. Fonts and pictures come from this site.`,
      ),
    ],
    cookies: [
      ...(before ? [beforeChoice(vendor.name)] : []),
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

const beforeChoice = (name: string) =>
  paragraph(
    `Until you choose, ${name} counts the pages that you open: it receives their titles and addresses, the page that you came from, and what every request carries. For this nothing is stored in your browser or read from it, and no number identifies you. We do it because we have a legitimate interest in knowing which pages are read. You can object at any time: “Necessary only” in the banner or in the cookie dialog ends it, and where your browser sends Global Privacy Control it never begins.`,
  );

export const measuringPolicy = (): PolicyTexts =>
  __ENV__.measuring ? measuringPolicyFor(__ENV__.measuring) : {};

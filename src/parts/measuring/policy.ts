import { itemIf, paragraph, type PolicyTexts } from '@/content/policy';
import type { MeasuringSettings } from './settings';
import { vendorTexts } from './vendorTexts';

export function measuringPolicyFor({ analytics, reportUrl }: MeasuringSettings): PolicyTexts {
  const vendor = analytics && vendorTexts[analytics.vendor];
  return {
    analytics: [
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
          'If you allow analytics, we receive one report for each page that you load: how long it took to appear and to react, which part of it was slowest, and which errors occurred. We keep it for thirty days, without IP address and browser.',
        ),
      ),
    ],
    thirdParties: vendor ? [{ term: 'Analytics:', text: vendor.thirdParty }] : [],
    thirdPartyTerms: vendor
      ? [paragraph('About the analytics service: ', { kind: 'link', ...vendor.privacy }, '.')]
      : [],
  };
}

export const measuringPolicy = (): PolicyTexts =>
  __ENV__.measuring ? measuringPolicyFor(__ENV__.measuring) : {};

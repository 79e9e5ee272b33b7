import { awardBadges } from '@/art/drawings/hero';
import type { Illustration } from '@/art/picture';
import { anchorPath, anchors } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { checkPrice, priceBands } from '@/content/pricing';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';

export const landingSeo = {
  title: 'Salesforce CRM solutions',
  description: `${site.role}: one cloud for a first team ${priceBands.firstTeam.price}, a health check for ${checkPrice}. We plan, build, connect and support CRM.`,
  keywords: [
    'Salesforce CRM solutions',
    'Salesforce partner',
    'Salesforce consulting',
    'Salesforce integration',
    'Salesforce licences',
    'cloud reseller',
  ],
} as const satisfies PageSeo;

type Award = { readonly badge: Illustration; readonly name: string; readonly detail: string };

type Hero = {
  readonly titleLines: readonly string[];
  readonly typewriter: { readonly prefix: string; readonly phrases: readonly string[] };
  readonly intro: string;
  readonly contact: { readonly label: string; readonly href: string };
  /** When somebody answers. */
  readonly support: string;
  readonly awardsLabel: string;
  readonly awards: readonly Award[];
};

/** Sample data: invented awards by invented bodies. */
export const hero: Hero = {
  titleLines: ['Clear skies,', 'built on Salesforce.'],
  typewriter: {
    prefix: 'Today’s outlook:',
    phrases: [
      'no customer typed in twice',
      'quotes signed before lunch',
      'a forecast all plants agree on',
      'month end done on the first',
      'faults found before a user calls',
    ],
  },
  intro: `${site.name} is a ${site.role}. We measure where your teams lose time, write the expected figure into the proposal, build it, and measure again a year later.`,
  contact: { label: menuLabels.contact, href: anchorPath(anchors.contact) },
  support: `Our desk in ${site.address.locality} is open ${site.support.hours}.`,
  awardsLabel: 'Awards',
  awards: [
    { badge: awardBadges.sunburst, name: 'Best delivery', detail: 'Asia CRM Awards,\u00a02024' },
    { badge: awardBadges.summit, name: 'Best reseller', detail: 'Asia CRM Awards,\u00a02025' },
    {
      badge: awardBadges.horizon,
      name: 'Fair employer',
      detail: `${site.address.locality} Tech Forum,\u00a02025`,
    },
  ],
};

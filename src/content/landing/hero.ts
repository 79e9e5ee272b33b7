import { awardBadges } from '@/art/drawings/hero';
import type { Drawing } from '@/art/kit';
import { anchors, type Anchor } from '@/config/paths';
import { site } from '@/content/site';
import type { TimeOfDay } from '@/content/types';

type Award = { readonly badge: Drawing; readonly name: string; readonly detail: string };

type Hero = {
  readonly timeOfDay: TimeOfDay;
  readonly titleLines: readonly string[];
  readonly typewriter: { readonly prefix: string; readonly phrases: readonly string[] };
  readonly intro: string;
  readonly contact: { readonly label: string; readonly anchor: Anchor };
  readonly studies: { readonly label: string; readonly anchor: Anchor };
  readonly awardsLabel: string;
  readonly awards: readonly Award[];
};

export const hero = {
  timeOfDay: { time: '05:42', name: 'First light', state: 'dawn' },
  titleLines: ['Clear skies,', 'built on Salesforce.'],
  typewriter: {
    prefix: 'Today’s outlook:',
    phrases: [
      'one customer record by noon',
      'quotes signed before lunch',
      'one forecast for all plants',
      'month end done on the first',
      'lights on, nobody paged',
    ],
  },
  intro: `${site.name} is a ${site.role}. We read the conditions in your business, say what should change and by how much, then build it and support it.`,
  contact: { label: 'Contact Us', anchor: anchors.contact },
  studies: { label: 'Read three case studies', anchor: anchors.caseStudies },
  awardsLabel: 'Awards',
  awards: [
    { badge: awardBadges.sunburst, name: 'CRM Excellence', detail: 'APAC delivery, 2024' },
    { badge: awardBadges.summit, name: 'Cloud Summit', detail: 'Reseller of the year, 2025' },
    {
      badge: awardBadges.horizon,
      name: 'Great Workplace',
      detail: `${site.address.country}, 2023 to 2025`,
    },
  ],
} as const satisfies Hero;

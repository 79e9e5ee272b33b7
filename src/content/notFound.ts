import { anchors, type Anchor } from '@/config/paths';
import type { Hour, PageSeo } from '@/content/types';

type OutlookLink = {
  readonly note: string;
  readonly label: string;
  readonly target:
    | { readonly kind: 'anchor'; readonly anchor: Anchor }
    | { readonly kind: 'page'; readonly page: 'career' };
};

type NotFound = {
  readonly seo: PageSeo;
  readonly hour: Hour;
  readonly titleLines: readonly [string, string];
  readonly lead: string;
  readonly back: string;
  readonly report: { readonly label: string; readonly subject: string };
  readonly outlook: {
    readonly label: string;
    readonly text: string;
    readonly links: readonly OutlookLink[];
  };
};

export const notFound = {
  seo: {
    title: 'Page not found',
    description:
      'There is no page at this address. Start again from the home page, the case studies, the cloud solutions or the careers page.',
  },
  hour: { time: '04:04', name: 'Visibility nil', state: 'noon' },
  titleLines: ['We did not', 'forecast this.'],
  lead: 'There is fog where that page should be. It may have moved, or the address may have a letter out of place.',
  back: 'Back to the home page',
  /** Opens the visitor's mail program. */
  report: { label: 'Tell us what broke', subject: 'A page is missing' },
  outlook: {
    label: 'Outlook for this address',
    text: 'Fog, no change expected',
    links: [
      {
        note: 'Brighter to the east',
        label: 'Projects',
        target: { kind: 'anchor', anchor: anchors.caseStudies },
      },
      {
        note: 'Sunny spells',
        label: 'Cloud solutions',
        target: { kind: 'anchor', anchor: anchors.cloudSolutions },
      },
      { note: 'Fresh winds', label: 'Careers', target: { kind: 'page', page: 'career' } },
    ],
  },
} as const satisfies NotFound;

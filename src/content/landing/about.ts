import { factThumbnails } from '@/art/drawings/facts';
import type { Drawing } from '@/art/kit';
import type { SectionHeading } from './types';
import { site } from '@/content/site';

export type Fact = {
  readonly id: string;
  readonly thumbnail: Drawing;
  /** The number in large type on the card. */
  readonly figure: string;
  readonly title: string;
  readonly summary: string;
};

export const aboutHeading = {
  timeOfDay: { time: '07:30', name: 'Morning', state: 'morning' },
  title: `A steady\u00a0outlook since\u00a0${site.foundingYear}.`,
  intro: 'Seven readings from our own station. Open a card for the figures behind it.',
} as const satisfies SectionHeading;

/** The cards; `factDetails` has their dialogs. */
export const facts = [
  {
    id: 'founded',
    thumbnail: factThumbnails.founded,
    figure: `${site.foundingYear}`,
    title: 'Founded',
    summary: `In ${site.address.locality}, with one customer and a borrowed whiteboard.`,
  },
  {
    id: 'projects',
    thumbnail: factThumbnails.projects,
    figure: '100+',
    title: 'Projects',
    summary: 'From two-week health checks to two-year programmes.',
  },
  {
    id: 'certifications',
    thumbnail: factThumbnails.certifications,
    figure: '70+',
    title: 'Certifications',
    summary: 'Held by the people who do the work, not a bench.',
  },
  {
    id: 'clouds',
    thumbnail: factThumbnails.clouds,
    figure: '10+',
    title: 'Clouds',
    summary: 'Sales to Data, configured, resold and kept current.',
  },
  {
    id: 'domains',
    thumbnail: factThumbnails.domains,
    figure: '10+',
    title: 'Domains',
    summary: 'We already speak your industry’s language.',
  },
  {
    id: 'customers',
    thumbnail: factThumbnails.customers,
    figure: '50+',
    title: 'Customers',
    summary: 'On four continents, most on their second project.',
  },
  {
    id: 'ai',
    thumbnail: factThumbnails.ai,
    figure: 'AI',
    title: 'AI-enabled workforce',
    summary: 'Every consultant works with AI, and every line is reviewed.',
  },
] as const satisfies readonly Fact[];

export const aboutLabels = {
  row: `Facts about ${site.name}`,
  scrollBack: 'Scroll back',
  scrollForward: 'Scroll forward',
} as const;

import { factThumbnails } from '@/art/drawings/facts';
import type { Drawing } from '@/art/kit';
import { counts, newDomains } from '@/content/counts';
import { menuLabels } from '@/content/menu';
import { site } from '@/content/site';
import type { SectionHeading } from '@/content/types';
import { inWords, inWordsCapitalised } from '@/lib/inWords';

type FactShape = {
  readonly id: string;
  readonly thumbnail: Drawing;
  /** The number in large type on the card. */
  readonly figure: string;
  readonly title: string;
  readonly summary: string;
};

/** The day of every count below and in `factDetails`. */
export const countedOn = '1\u00A0July 2026';

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
    summary: 'Held by people who still deliver projects.',
  },
  {
    id: 'clouds',
    thumbnail: factThumbnails.clouds,
    figure: '10+',
    title: 'Clouds',
    summary: `The ${inWords(counts.clouds)} below, and four more.`,
  },
  {
    id: 'domains',
    thumbnail: factThumbnails.domains,
    figure: '10+',
    title: 'Domains',
    summary: `${inWordsCapitalised(counts.domains)} that we know best, ${inWords(newDomains.length)} that we are learning.`,
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
    summary: 'AI drafts; a named person answers for it.',
  },
] as const satisfies readonly FactShape[];

export type Fact = (typeof facts)[number];

export const aboutHeading = {
  label: menuLabels.about,
  timeOfDay: { time: '07:30', phase: 'morning' },
  title: `A steady\u00a0outlook since\u00a0${site.foundingYear}.`,
  intro: `${inWordsCapitalised(facts.length)} facts, as they stood on ${countedOn}.`,
} as const satisfies SectionHeading;

export const aboutLabels = {
  row: `Facts about ${site.name}`,
  scrollBack: 'Earlier facts',
  scrollForward: 'More facts',
} as const;

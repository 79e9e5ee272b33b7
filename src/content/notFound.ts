import { anchorPath, anchors } from '@/config/paths';
import { inWordsCapitalised, listInWords } from '@/lib/inWords';
import { partLinks } from '@/parts/links';
import { counts } from './counts';
import type { TimeOfDay, PageSeo } from './types';

type NotFoundLink = {
  readonly label: string;
  /** After "the". */
  readonly name: string;
  /** The target, in a few words. */
  readonly note: string;
  readonly href: string;
};

type NotFound = {
  readonly seo: PageSeo;
  readonly timeOfDay: TimeOfDay;
  readonly titleLines: readonly [string, string];
  readonly intro: string;
  readonly back: string;
  readonly report: {
    readonly label: string;
    readonly subject: string;
    readonly body: (address: string, referrer: string) => string;
  };
  readonly suggestions: { readonly label: string; readonly links: readonly NotFoundLink[] };
};

const links: readonly NotFoundLink[] = [
  {
    label: 'Cloud solutions',
    name: 'cloud solutions',
    note: `${inWordsCapitalised(counts.clouds)} Salesforce clouds`,
    href: anchorPath(anchors.cloudSolutions),
  },
  ...partLinks.flatMap(({ desktop, footer = desktop, notFound }) =>
    footer && notFound ? { ...footer, ...notFound } : [],
  ),
];

const starts = ['home page', ...links.map(({ name }) => name)].map((name) => `the ${name}`);
const startList = listInWords(starts, 'or');

export const notFound = {
  seo: {
    title: 'Page not found',
    description: `There is no page at this address. Start again from ${startList}.`,
    keywords: ['page not found'],
  },
  timeOfDay: { time: '04:04', name: 'Visibility nil', phase: 'noon' },
  titleLines: ['We did not', 'forecast this.'],
  intro:
    'There is no page at this address. It may have moved, or the address may have a letter out of place.',
  back: 'Back to the home page',
  /** Opens the visitor's mail program. */
  report: {
    label: 'Tell us which page you were looking for',
    subject: 'A page is missing',
    body: (address, referrer) => `Address: ${address}\nI came from: ${referrer}\n`,
  },
  suggestions: { label: 'Try one of these', links },
} as const satisfies NotFound;

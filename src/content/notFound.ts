import { anchorPath, anchors } from '@/config/paths';
import { inWordsCapitalised, listInWords } from '@/lib/inWords';
import { counts } from './counts';
import type { PartLinks, TimeOfDay, PageSeo } from './types';

type NotFoundLink = {
  readonly label: string;
  /** After "the". */
  readonly name: string;
  /** The target, in a few words. */
  readonly note: string;
  readonly href: string;
};

type NotFound = {
  readonly title: string;
  readonly timeOfDay: TimeOfDay;
  readonly titleLines: readonly [string, string];
  readonly intro: string;
  readonly back: string;
  readonly report: {
    readonly label: string;
    readonly subject: string;
    readonly body: (address: string, referrer: string) => string;
  };
  readonly suggestions: string;
};

export const notFound = {
  title: 'Page not found',
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
  suggestions: 'Try one of these',
} as const satisfies NotFound;

/** Where a visitor may go on, with the links of the parts. */
export function suggestionsWith(parts: readonly PartLinks[]): readonly NotFoundLink[] {
  return [
    {
      label: 'Cloud solutions',
      name: 'cloud solutions',
      note: `${inWordsCapitalised(counts.clouds)} Salesforce clouds`,
      href: anchorPath(anchors.cloudSolutions),
    },
    ...parts.flatMap(({ desktop, footer = desktop, notFound: text }) =>
      footer && text ? { ...footer, ...text } : [],
    ),
  ];
}

export function notFoundSeo(links: readonly NotFoundLink[]): PageSeo {
  const starts = ['home page', ...links.map(({ name }) => name)].map((name) => `the ${name}`);
  return {
    title: notFound.title,
    description: `There is no page at this address. Start again from ${listInWords(starts, 'or')}.`,
    keywords: ['page not found'],
  };
}

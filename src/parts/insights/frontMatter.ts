import { z } from 'zod';
import type { Illustration } from '@/art/picture';
// with the extension, because vite.config.ts reads this file
import { authors, type AuthorName } from './authors.ts';

const author = z.custom<AuthorName>(
  (name) => typeof name === 'string' && Object.hasOwn(authors, name),
  `write ${Object.keys(authors).join(', ')}, or add the author to authors.ts`,
);

/** A list may be written as one text: `Costs, Data`. */
const texts = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/\s*,\s*/) : value),
  z.array(z.string()).min(1),
);

export const frontMatter = z.strictObject({
  title: z.string(),
  date: z.iso.date(),
  /** For the card, search engines and the feed; the first sentences of the text without it. */
  description: z.string().optional(),
  /** Kept out of production, as an article is whose date has not come. */
  draft: z.stringbool().optional(),
  updated: z.iso.date().optional(),
  /** The company, without one. */
  author: author.optional(),
  topics: texts.optional(),
  cloud: z.string().optional(),
  study: z.string().optional(),
  ask: z.string().optional(),
  drawing: z.enum(['seal', 'almanac', 'sieve', 'meter', 'bridge', 'ledger']).optional(),
});

/** What lists and search engines know of an article: its front matter, and what the build counts. */
export type ArticleMeta = z.infer<typeof frontMatter> & {
  readonly description: string;
  /** Its title, as long as search engines show it. */
  readonly searchTitle: string;
  readonly drawing: NonNullable<z.infer<typeof frontMatter>['drawing']>;
  readonly topics: readonly string[];
  /** The name of its file or folder, and the last segment of its URL. */
  readonly slug: string;
  readonly minutes: number;
  readonly unpublished: 'draft' | 'scheduled' | null;
};

export type Article = ArticleMeta & {
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  /** HTML of the build, never input of a visitor, and the pictures in it. */
  readonly text: readonly (string | Figure)[];
};

export type Figure = {
  readonly picture: Illustration;
  readonly alt: string;
  readonly caption: string;
};

import { z } from 'zod';
import type { Illustration } from '@/art/picture';
// with the extension, because vite.config.ts reads this file
import { authors, type AuthorName } from './authors.ts';

const date = z.iso.date('write the date as 2026-11-25');
const topic = z.enum(['Costs', 'Data', 'Licences']);
const author = z.custom<AuthorName>(
  (name) => typeof name === 'string' && Object.hasOwn(authors, name),
  'authors.ts has no such author',
);

/** The front matter of an article. */
export const frontMatter = z.strictObject({
  title: z.string().min(10).max(47),
  description: z.string().min(70).max(160),
  date,
  /** Kept out of production, as an article is whose date has not come. */
  draft: z.boolean().optional(),
  /** The last change of its text. */
  updated: date.optional(),
  author,
  topics: z.tuple([topic], topic).refine(({ length }) => length <= 2, 'name at most two'),
  /** The slug of the cloud that it belongs to. */
  cloud: z.string().optional(),
  /** The slug of the case study that it belongs to. */
  study: z.string().optional(),
  /** The topic of the contact form's question. */
  ask: z.string(),
  drawing: z.enum(['almanac', 'sieve', 'meter', 'bridge', 'ledger', 'seal']),
});

/** What lists and search engines know of an article: its front matter, and what the build counts. */
export type ArticleMeta = z.infer<typeof frontMatter> & {
  /** The name of its folder, and the last segment of its URL. */
  readonly slug: string;
  readonly minutes: number;
  /** Why production does not have it. */
  readonly unpublished: 'draft' | 'scheduled' | null;
};

export type Article = ArticleMeta & {
  /** The second level of headings. */
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  /** HTML of the build, never input of a visitor, and the pictures in it. */
  readonly text: readonly (string | Figure)[];
};

export type Figure = {
  readonly picture: Illustration;
  readonly alt: string;
  readonly caption: string;
};

import type { z } from 'zod';
import type { Illustration } from '@/art/picture';
import type { frontMatter } from './frontMatter';

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
  /** Text of the build, never input of a visitor: the pieces between its pictures. */
  readonly html: readonly string[];
  readonly pictures: readonly {
    readonly picture: Illustration;
    readonly alt: string;
    readonly caption: string;
  }[];
};

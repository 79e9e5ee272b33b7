import type { Picture } from '@/art/picture';
import type { AuthorName } from './authors';
import type { ArticleDrawingName } from './drawings';

type IsoDate = `${number}-${number}-${number}`;

/** What lists and search engines know of an article: its front matter, and what the build counts. */
export type ArticleMeta = {
  /** The name of its folder, and the last segment of its URL. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: IsoDate;
  /** The last change of its text. */
  readonly updated?: IsoDate;
  readonly author: AuthorName;
  readonly topics: readonly [string, ...string[]];
  /** The slug of the cloud that it belongs to. */
  readonly cloud?: string;
  /** The slug of the case study that it belongs to. */
  readonly study?: string;
  readonly drawing: ArticleDrawingName;
  readonly minutes: number;
};

export type Article = ArticleMeta & {
  /** The second level of headings. */
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  /** Text of the build, never input of a visitor: the pieces between its pictures. */
  readonly html: readonly string[];
  readonly pictures: readonly {
    readonly picture: Picture;
    readonly alt: string;
    readonly caption: string;
  }[];
};

import type { Root } from 'hast';
import type { z } from 'zod';

/** A Markdown file as it was read. */
export type MarkdownFile<Schema extends z.ZodObject> = {
  /** The last segment of its address. */
  readonly slug: string;
  readonly fields: z.infer<Schema>;
  /** A picture of it is a figure with the text of `pictureMark`. */
  readonly tree: Root;
  /** When the build began. */
  readonly built: Date;
  /** Stops the build with a sentence, at the first line that has the piece. */
  readonly tell: (piece: string, problem: string) => void;
};

/** A folder of Markdown, each `SLUG.md` or `SLUG/index.md`, and what a part makes of a file. */
export type Collection<Schema extends z.ZodObject, Meta extends object, Entry extends object> = {
  /** Of the virtual modules. */
  readonly name: string;
  /** From the root. */
  readonly folder: string;
  readonly frontMatter: Schema;
  readonly read: (file: MarkdownFile<Schema>) => {
    /** What lists know of it. */
    readonly meta: Meta;
    /** What its page knows of it beyond. */
    readonly entry: Entry;
    /** With `pictureMark` in place of each picture; without it a text shows none. */
    readonly html?: string;
  };
  readonly compare: (one: Meta, other: Meta) => number;
  /** @param settings of the build; null in development */
  readonly isShown?: (meta: Meta, settings: object | null) => boolean;
  /** Shorter lists for pages that need less: what they have of each entry, by the list's name. */
  readonly lists?: Readonly<Record<string, (meta: Meta) => object>>;
};

export const pictureMark = '%picture%';

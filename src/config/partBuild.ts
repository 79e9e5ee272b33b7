import type { Env } from './env';

/** What a page may load, by directive of the content security policy; null is left out. */
export type PolicySources = Readonly<
  Partial<
    Record<
      'script-src' | 'style-src-attr' | 'img-src' | 'connect-src' | 'frame-src',
      readonly (string | null)[]
    >
  >
>;

export type PartBuild = {
  /** Packages that are published with their dependencies inside; Vite does not list those licences. */
  readonly bundlingPackages?: readonly string[];
  readonly sources?: (env: Env) => PolicySources;
  /** Files beside the pages: their text by path, such as a feed. */
  readonly files?: () => Readonly<Record<string, string>>;
  readonly samples?: string;
};

import type { ArticleMeta } from '../types';

/** The newest first. */
export const articleList: readonly ArticleMeta[] = Object.values(
  import.meta.glob<ArticleMeta>('./*/index.md', {
    query: '?meta',
    import: 'meta',
    eager: true,
  }),
).toSorted((one, other) => other.date.localeCompare(one.date));

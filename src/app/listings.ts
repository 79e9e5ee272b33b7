import type { PageListing } from '@/routing/structuredData';

/** The pages that search engines may list, by path: each folder of `pages` brings its own. */
export const listings: Readonly<Record<string, PageListing>> = Object.fromEntries(
  Object.values(
    import.meta.glob<readonly PageListing[]>('/src/pages/*/listing.ts', {
      eager: true,
      import: 'listings',
    }),
  ).flatMap((pages) => pages.map((page) => [page.path, page])),
);

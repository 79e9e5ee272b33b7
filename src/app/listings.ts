import { partListings } from '@/parts/listings';
import type { PageListing } from '@/routing/structuredData';

const modules = import.meta.glob<readonly PageListing[]>('/src/pages/*/listing.ts', {
  eager: true,
  import: 'listings',
});

/** The pages that search engines may list, by path: each folder of `pages` brings its own. */
export const listings: Readonly<Record<string, PageListing>> = Object.fromEntries(
  [...Object.values(modules).flat(), ...partListings].map((page) => [page.path, page]),
);

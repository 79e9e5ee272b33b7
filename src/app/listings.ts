import { careersListings } from '@/parts/careers/listings';
import { insightsListings } from '@/parts/insights/listings';
import { studiesListings } from '@/parts/studies/listings';
import type { PageListing } from '@/routing/structuredData';

const modules = import.meta.glob<readonly PageListing[]>('/src/pages/*/listing.ts', {
  eager: true,
  import: 'listings',
});

const pages: readonly PageListing[] = [
  ...Object.values(modules).flat(),
  ...studiesListings,
  ...careersListings,
  ...insightsListings,
];

/** What search engines are told of the pages that they may list, by path. Only the build loads it. */
export const listings: Readonly<Record<string, PageListing>> = Object.fromEntries(
  pages.map((page) => [page.path, page]),
);

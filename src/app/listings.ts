import { careersListings } from '@/parts/careers/listings';
import { insightsListings } from '@/parts/insights/listings';
import { studiesListings } from '@/parts/studies/listings';
import type { PageListing } from '@/routing/structuredData';

const modules = import.meta.glob<readonly PageListing[]>('/src/pages/*/listings.ts', {
  eager: true,
  import: 'listings',
});

const pages: readonly PageListing[] = [
  ...Object.values(modules).flat(),
  ...studiesListings,
  ...careersListings,
  ...insightsListings,
];

/** Every `listings.ts` of a page and of a part, by path. Only the build loads it. */
export const listings: Readonly<Record<string, PageListing>> = Object.fromEntries(
  pages.map((page) => [page.path, page]),
);

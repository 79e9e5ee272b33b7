import { careersListings } from '@/parts/careers/listings';
import { insightsListings } from '@/parts/insights/listings';
import { studiesListings } from '@/parts/studies/listings';
import type { PageListing } from '@/routing/structuredData';

const parts: Readonly<Record<string, readonly PageListing[]>> = {
  studies: studiesListings,
  careers: careersListings,
  insights: insightsListings,
};

/** What search engines are told of the parts' pages. Only the build loads it. */
export const partListings = Object.values(parts).flat();

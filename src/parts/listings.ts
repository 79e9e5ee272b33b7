import { careersListings } from '@/parts/careers/listings';
import { studiesListings } from '@/parts/studies/listings';
import type { PageListing } from '@/routing/structuredData';

const parts: Readonly<Record<string, readonly PageListing[]>> = {
  studies: studiesListings,
  careers: careersListings,
};

/** What search engines are told of the parts' pages. Only the build loads it. */
export const partListings = Object.values(parts).flat();

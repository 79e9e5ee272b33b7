import * as folders from './folders';

/**
 * Numbers that texts state on pages that do not load the list itself. A list whose number is written
 * here is typed by it, so that the compiler compares them.
 */
export const counts = {
  clouds: Object.keys(folders.cloudSlugs).length,
  domains: 8,
  studies: Object.keys(folders.studySlugs).length,
  systems: 26,
} as const;

/** Domains with customers but without data models of our own yet. */
export const newDomains = ['logistics', 'education', 'hospitality'] as const;

/** Sample data: `adoption` in per cent; the others were counted on the day in `landing/about.ts`. */
export const sampleCounts = { adoption: 61, designers: 3, returningCustomers: 38 } as const;

import { cloudSlugs } from './clouds/ids';

/**
 * Numbers that texts state on pages that do not load the list itself. Each list is typed by its number
 * here, so that the compiler compares them.
 */
export const counts = {
  clouds: Object.keys(cloudSlugs).length,
  domains: 8,
  studies: 3,
  systems: 26,
} as const;

/** Domains with customers but without data models of our own yet. */
export const newDomains = ['logistics', 'education', 'hospitality'] as const;

/** Sample data, counted on the day that `landing/about.ts` names. */
export const sampleCounts = { designers: 3, returningCustomers: 38 } as const;

import { cloudSlugs, studySlugs } from './folders';

/**
 * Numbers that texts state on pages that do not load the list itself. A list whose number is written
 * here is typed by it, so that the compiler compares them.
 */
export const counts = {
  clouds: Object.keys(cloudSlugs).length,
  domains: 8,
  studies: Object.keys(studySlugs).length,
  systems: 26,
} as const;

/** Domains with customers but without data models of our own yet. */
export const newDomains = ['logistics', 'education', 'hospitality'] as const;

/** Sample data, counted on the day that `landing/about.ts` names. */
export const sampleCounts = { designers: 3, returningCustomers: 38 } as const;

/**
 * Numbers that texts state on pages that do not load the list itself. The compiler or a test
 * compares them with the lists.
 */
export const counts = {
  clouds: 8,
  domains: 8,
  systems: 26,
} as const;

/** Domains with customers but without data models of our own yet. */
export const newDomains = ['logistics', 'education', 'hospitality'] as const;

/** Domains with at least one customer. */
export const allDomains = counts.domains + newDomains.length;

/** Sample data: `adoption` in per cent; the others were counted on the day in `landing/about.ts`. */
export const sampleCounts = {
  adoption: 61,
  people: 52,
  atTheOffice: 31,
  designers: 3,
  customers: 57,
  returningCustomers: 38,
} as const;

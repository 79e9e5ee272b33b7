/**
 * Numbers that texts state on pages that do not load the list itself. A test compares them with the
 * lists.
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

const designers = 3;

/** Sample data, counted on the day in `landing/about.ts`: the people, by the work they do. */
export const people = [
  { label: 'Development', count: 19 },
  { label: 'Consulting', count: 14 },
  { label: 'Support', count: 8 },
  { label: 'Data and migration', count: 6 },
  { label: 'Design', count: designers },
  { label: 'Office', count: 2 },
] as const;

/** Sample data, counted on the same day. */
export const customersByContinent = [
  { label: 'Asia', count: 31 },
  { label: 'Europe', count: 14 },
  { label: 'North America', count: 8 },
  { label: 'Oceania', count: 4 },
] as const;

/** Sample data: `adoption` in per cent. */
export const sampleCounts = {
  adoption: 61,
  people: sumOf(people),
  atTheOffice: 31,
  designers,
  customers: sumOf(customersByContinent),
  returningCustomers: 38,
} as const;

export function sumOf(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

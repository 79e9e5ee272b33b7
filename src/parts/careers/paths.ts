import type { PartLinks } from '@/content/types';
export const careersPaths = {
  page: '/career',
  openings: '/career#openings',
  workingHere: '/career#working-here',
  job: (slug: string) => `/career/${slug}`,
  application: (slug: string) => `/career?job=${slug}#apply`,
} as const;

export const careersLinks = {
  desktop: { label: 'Careers', href: careersPaths.page },
  mobile: { label: 'Career', href: careersPaths.page },
  notFound: { name: 'careers page', note: 'Open positions' },
} as const satisfies PartLinks;

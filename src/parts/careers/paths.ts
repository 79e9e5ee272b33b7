export const careersPaths = {
  page: '/career',
  openings: '/career#openings',
  workingHere: '/career#working-here',
  job: (slug: string) => `/career/${slug}`,
  /** The form with a job selected. */
  application: (slug: string) => `/career?job=${slug}#apply`,
} as const;

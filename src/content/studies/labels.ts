/** What all study pages share. */
export const studyLabels = {
  breadcrumb: 'Projects',
  hour: (hourName: string, organisation: string) => `${hourName}, ${organisation}`,
  figures: 'Measured improvements',
  outcomes: 'Business outcomes',
  /** SPEC.md, section 2; the sky of each stands in front of its word. */
  drivers: 'Business Drivers',
  problems: { sky: 'Overcast:', word: 'Problems' },
  successFactors: { sky: 'Clearing:', word: 'Success factors' },
  approach: 'One day of the approach.',
  account: 'How it went',
  clouds: 'Clouds used',
  next: (organisation: string) => `Next forecast: ${organisation}`,
} as const;

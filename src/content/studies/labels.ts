/** What all study pages share. */
export const studyLabels = {
  breadcrumb: 'Projects',
  hour: (hourName: string, organisation: string) => `${hourName}, ${organisation}`,
  figures: 'Measured improvements',
  outcomes: 'Business outcomes',
  drivers: 'Business Drivers',
  problems: 'Overcast: the problems',
  successFactors: 'Clearing: the success factors',
  approach: 'One day of the approach.',
  account: 'How it went',
  next: (organisation: string) => `Next forecast: ${organisation}`,
} as const;

/** What all study pages share. */
export const studyLabels = {
  breadcrumb: 'Projects',
  hour: (hourName: string, organisation: string) => `${hourName}, ${organisation}`,
  figures: 'Measured improvements',
  /** Follows an improvement's description. */
  forecast: (percentage: number) => `forecast ${percentage}%`,
  outcomes: 'Business outcomes',
  /** SPEC.md, section 2. */
  drivers: 'Business Drivers',
  problems: 'Problems',
  successFactors: 'Success factors',
  approach: 'The approach, in six steps.',
  account: 'How it went',
  clouds: 'Clouds used',
  next: (organisation: string) => `Next case study: ${organisation}`,
} as const;

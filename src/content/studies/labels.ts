import { menuLabels } from '@/content/menu';

/** Common texts of the study pages. */
export const studyLabels = {
  breadcrumb: menuLabels.caseStudies,
  improvements: 'Measured improvements',
  /** Follows an improvement's description. */
  forecast: (percentage: number) => `forecast ${percentage}%`,
  glance: {
    title: 'At a glance',
    industry: 'Industry',
    size: 'Size',
    users: 'Users',
    countries: 'Countries',
    duration: 'Duration',
    products: 'Other products',
    team: 'Team',
    clouds: 'Clouds used',
    months: (months: number) => `${months} months`,
    published: 'Published',
    dates: (published: string, modified: string) => `${published}, updated ${modified}`,
  },
  outcomes: 'Business outcomes',
  /** SPEC section 2. */
  challenges: 'Business Drivers',
  problems: 'Problems',
  successFactors: 'Success factors',
  approach: 'The approach, in six steps',
  story: 'How it went',
  next: (organisation: string) => `Next case study: ${organisation}`,
} as const;

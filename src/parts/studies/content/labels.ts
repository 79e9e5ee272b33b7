import { checkPrice } from '@/content/pricing';
import { digitsInThousands } from '@/lib/inWords';
import { studiesLabel } from '../paths';
import type { Measurement } from './types';

/** Common texts of the study pages. */
export const studyLabels = {
  /** On the page of a cloud that a project used. */
  related: 'Case studies',
  breadcrumb: studiesLabel,
  improvements: 'Measured improvements',
  /** Follows an improvement's description. */
  forecast: (percentage: number) => `forecast ${percentage}%`,
  measured: ({ before, after, unit }: Measurement) =>
    `from ${digitsInThousands(before)} to ${digitsInThousands(after)} ${unit}`,
  /** Follows `improvementsNote`. */
  published: (date: string) => `Published in ${date}.`,
  glance: {
    title: 'At a glance',
    industry: 'Industry',
    size: 'Size',
    users: 'Users',
    countries: 'Countries',
    duration: 'Duration',
    cost: 'Cost',
    products: 'Other products',
    team: 'Team',
    clouds: 'Clouds used',
    months: (months: number) => `${months} months`,
    /** Below the drawing with a dot for each. */
    monthsDrawing: (months: number) => `${months} months to the last go-live`,
  },
  outcomes: 'Business outcomes',
  challenges: 'Business Drivers',
  problems: 'Problems',
  successFactors: 'Success factors',
  approach: 'The approach, in six steps',
  story: 'How it went',
  offer: {
    text: `A health check takes two weeks and costs ${checkPrice}.`,
    link: 'Ask for a health check',
  },
  next: (organisation: string) => `Next case study: ${organisation}`,
} as const;

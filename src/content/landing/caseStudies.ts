import type { SectionHeading } from './types';

/** The texts of the slides are in `studies/list.ts`. */
export const caseStudiesHeading = {
  timeOfDay: { time: '16:20', name: 'Golden hour', state: 'gold' },
  title: 'Forecasts that came true.',
  intro:
    'Each proposal states the figure we expect. In these three projects we measured it a year after launch.',
} as const satisfies SectionHeading;

export const caseStudiesLabels = {
  carousel: 'Case studies',
  clouds: 'Clouds used',
  read: 'Read the study',
  position: (current: number, total: number) => `Study ${current} of ${total}`,
} as const;

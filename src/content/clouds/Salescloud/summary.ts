import type { CloudSummary } from '../types';
import { icon } from './icon';

export const summary = {
  slug: 'Salescloud',
  name: 'Sales Cloud',
  id: 'sales',
  icon,
  timeOfDay: { time: '17:10', name: 'Golden hour', phase: 'gold' },
  summary: 'Every lead, quote and renewal in one view.',
  count: 14,
  description:
    'A pipeline you can trust: stages that mean the same in every region, and a forecast built on them.',
  points: [
    'Lead to order in one view, from first call to signature',
    'Forecasts by region, product and partner',
    'Quotes and approvals that finish on a phone',
  ],
  ask: ['Reps', 'Regions', 'What the forecast gets wrong'],
} as const satisfies CloudSummary;

import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, ink, path, pill } from '@/art/kit';
import type { CloudSummary } from '../types';

const icon = cloudIcon(
  ink.groundApricot,
  () =>
    circle(76, 42, 20, ink.sunPale) +
    path('M48 36L64 60.9L46 78L33 59.3Z', ink.paper) +
    path('M-6 120L33 59.3L38 56L46 66L54 57L64 60.9L102 120Z', ink.ink) +
    path('M44 120L88 64L130 120Z', ink.vermilion) +
    pill(-6, 92, 64, 9, ink.peach),
);

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

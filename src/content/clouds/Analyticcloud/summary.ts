import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, ink, pill, rect } from '@/art/kit';
import type { CloudSummary } from '../types';

const icon = cloudIcon(
  ink.groundSky,
  () =>
    circle(80, 38, 17, ink.sunPale) +
    rect(18, 76, 17, 44, ink.blue) +
    rect(41, 60, 17, 60, ink.ink) +
    rect(64, 68, 17, 52, ink.blue) +
    rect(87, 46, 17, 74, ink.vermilion) +
    pill(2, 96, 66, 9, ink.paper),
);

export const summary = {
  slug: 'Analyticcloud',
  name: 'Analytics Cloud',
  id: 'analytics',
  icon,
  timeOfDay: { time: '09:10', name: 'Clear morning', phase: 'morning' },
  summary: 'One agreed figure, on the page where it is needed.',
  count: 11,
  description:
    'CRM Analytics and Tableau on one set of definitions, so that two reports of one figure agree.',
  points: [
    'Recipes that join Salesforce, ERP and spreadsheets',
    'Row-level security that follows your sharing rules',
    'Predictions that show their reasons',
  ],
  ask: ['The number you doubt', 'Where it comes from', 'What is decided with it'],
} as const satisfies CloudSummary;

import type { CloudSummary } from '../types';
import { icon } from './icon';

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

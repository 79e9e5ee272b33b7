import type { CloudSummary } from '../types';
import { icon } from './icon';

export const summary = {
  slug: 'datacloud',
  name: 'Data Cloud',
  id: 'data',
  icon,
  timeOfDay: { time: '14:50', name: 'Passing shower', phase: 'gold' },
  summary: 'Every system’s version of a customer, settled into one profile.',
  count: 10,
  description:
    'Every system’s view of a customer matched into one profile, and used where people work.',
  points: [
    'One profile per customer, matched across every system',
    'Segments that refresh while the campaign is running',
    'Consent and retention rules kept with the record',
  ],
  ask: ['Systems, even the spreadsheet', 'Customers in them', 'What you would do with one profile'],
} as const satisfies CloudSummary;

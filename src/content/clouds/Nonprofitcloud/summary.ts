import type { CloudSummary } from '../types';
import { icon } from './icon';

export const summary = {
  slug: 'Nonprofitcloud',
  name: 'Nonprofit Cloud',
  id: 'nonprofit',
  icon,
  timeOfDay: { time: '12:15', name: 'Noon', phase: 'noon' },
  summary: 'From the first gift to the result it paid for, on one platform.',
  count: 9,
  description:
    'Donors, programmes, grants and results on one platform, so that the fundraiser and the caseworker see the same record.',
  points: [
    'Gifts and pledges that agree with the bank',
    'Grants tracked from application to final report',
    'NPSP history moved without losing a household',
  ],
  ask: ['Programmes', 'Funders', 'The spreadsheet that holds it all together'],
} as const satisfies CloudSummary;

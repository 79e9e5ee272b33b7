import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, hill, ink, line, path } from '@/art/kit';
import type { CloudSummary } from '../types';

const icon = cloudIcon(
  ink.groundCream,
  () =>
    circle(60, 60, 30, ink.sun) +
    hill('0,104 60,86 120,104', 120, ink.teal) +
    line('M60 94V58', ink.ink, 5) +
    path('M60 72C42 74 32 62 30 46C48 45 59 55 60 72Z', ink.ink) +
    path('M60 62C78 62 87 51 88 34C71 35 60 45 60 62Z', ink.coral),
);

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

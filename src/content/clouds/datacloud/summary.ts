import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { ink, line, mist, pill, rect } from '@/art/kit';
import type { CloudSummary } from '../types';

const icon = cloudIcon(
  ink.azure,
  () =>
    mist(26, 15, 7, '28,92 14,106', '38,82', ink.paper) +
    line('M34 74V90M51 70V86M68 74V90M85 70V86', ink.outline, 4.5) +
    rect(0, 98, 120, 22, ink.ink) +
    pill(18, 96, 30, 5, ink.sky) +
    pill(64, 102, 40, 5, ink.azure),
);

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

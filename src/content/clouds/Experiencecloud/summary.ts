import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, ink, path, pill, rect } from '@/art/kit';
import type { CloudSummary } from '../types';

const icon = cloudIcon(
  ink.groundPeach,
  () =>
    circle(60, 66, 22, ink.sunCoral) +
    path('M14 120V62a46 46 0 0 1 92 0V120H86V64a26 26 0 0 0-52 0V120Z', ink.ink) +
    pill(26, 94, 68, 9, ink.paper) +
    rect(0, 108, 120, 12, ink.teal),
);

export const summary = {
  slug: 'Experiencecloud',
  name: 'Experience Cloud',
  id: 'experience',
  icon,
  timeOfDay: { time: '07:45', name: 'Doors open', phase: 'morning' },
  summary: 'Portals where each visitor finds what is theirs, and nothing else.',
  count: 8,
  description:
    'Portals and help centres on your own records, for customers, partners and the public.',
  points: [
    'Customer and partner portals that open fast on a phone',
    'Access rules tested before each release',
    'Editors who publish without a developer',
  ],
  ask: ['Who is at the door', 'What they must see', 'What they must never see'],
} as const satisfies CloudSummary;

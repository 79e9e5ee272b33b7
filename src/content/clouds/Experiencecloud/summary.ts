import type { CloudSummary } from '../types';
import { icon } from './icon';

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

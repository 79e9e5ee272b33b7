import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, ink, pill, rays, rect } from '@/art/kit';
import type { CloudSummary } from '../types';

const icon = cloudIcon(
  ink.groundButter,
  () =>
    rays(60, 82, 36, 84, 15, ink.vermilion, 5, [180, 372]) +
    circle(60, 82, 25, ink.sunCoral) +
    rect(0, 82, 120, 38, ink.ink) +
    pill(24, 92, 72, 8, ink.coral) +
    pill(42, 104, 36, 6, ink.butter),
);

export const summary = {
  slug: 'Marketingcloud',
  name: 'Marketing Cloud',
  id: 'marketing',
  icon,
  timeOfDay: { time: '06:20', name: 'Sunrise', phase: 'dawn' },
  summary: 'Messages people asked for, sent when they will read them.',
  count: 9,
  description:
    'Email, SMS and push that people asked for, sent on the day they will be read, with the consent on file.',
  points: [
    'Journeys with a goal, an exit and an owner',
    'Domains authenticated, sending volume warmed up',
    'Consent checked before every send',
  ],
  ask: ['Contacts', 'Channels', 'What happened after the last big send'],
} as const satisfies CloudSummary;

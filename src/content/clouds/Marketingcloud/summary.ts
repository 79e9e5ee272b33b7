import type { CloudSummary } from '../types';
import { icon } from './icon';

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

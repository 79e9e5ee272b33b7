import type { CloudSummary } from '../types';
import { icon } from './icon';

export const summary = {
  slug: 'Servicecloud',
  name: 'Service Cloud',
  id: 'service',
  icon,
  timeOfDay: { time: '21:40', name: 'Lights on', phase: 'night' },
  summary: 'Every case answered, by the right person, at any hour.',
  count: 8,
  description:
    'One console for every channel. Each case reaches the person, or the AI agent, who can settle it.',
  points: [
    'Phone, chat, WhatsApp and email in one console',
    'Response clocks that warn before the breach',
    'Agentforce for the routine, people for the rest',
  ],
  ask: ['Channels', 'Cases a week', 'The promise missed most often'],
} as const satisfies CloudSummary;

import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { ink, path, pill, rect } from '@/art/kit';
import type { CloudSummary } from '../types';

const icon = cloudIcon(
  ink.blue,
  () =>
    path('M62 36L130 14V60Z', ink.butter) +
    path('M62 36L-10 14V60Z', ink.butter) +
    path('M50 46H70L76 104H44Z', ink.paper) +
    rect(52, 28, 16, 18, ink.vermilion) +
    path('M48 64H72L73.5 78H46.5Z', ink.vermilion) +
    path('M50 28L60 18L70 28Z', ink.ink) +
    rect(0, 102, 120, 18, ink.ink) +
    pill(-8, 94, 58, 8, ink.sky) +
    pill(70, 108, 60, 5, ink.azure),
);

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

import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, ink, line, path } from '@/art/kit';
import type { CloudSummary } from '../types';

const icon = cloudIcon(
  ink.groundPale,
  () =>
    circle(60, 52, 28, ink.vermilion) +
    path('M60 70L44 54a10 10 0 0 1 16-12a10 10 0 0 1 16 12Z', ink.paper) +
    path('M0 120V86H34L42 74L54 104L66 78L72 86H120V120Z', ink.teal) +
    line('M0 86H34L42 74L54 104L66 78L72 86H120', ink.ink, 4),
);

export const summary = {
  slug: 'Healthcloud',
  name: 'Health Cloud',
  id: 'health',
  icon,
  timeOfDay: { time: '10:30', name: 'Mid-morning', phase: 'noon' },
  summary: 'The patient’s whole history, where the care team can read it.',
  count: 8,
  description:
    'The clinical record, the care plan and the conversation on one page, for clinic, payer and patient.',
  points: [
    'Care plans, timelines and consent on one record',
    'EHR data exchanged as FHIR R4 through MuleSoft',
    'Referrals and authorisations followed to the end',
  ],
  ask: ['Systems that hold the record', 'Who needs it where', 'By when'],
} as const satisfies CloudSummary;

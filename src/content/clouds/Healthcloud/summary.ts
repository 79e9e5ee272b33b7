import type { CloudSummary } from '../types';
import { icon } from './icon';

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

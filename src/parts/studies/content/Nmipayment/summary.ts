import type { StudySummary } from '../types';

export const summary = {
  slug: 'Nmipayment',
  id: 'payment',
  client: 'tollgate',
  organisation: 'tollgate',
  name: 'Payment gateway integration',
  title: 'Payments that cross without queuing',
  text: 'Gateway, CRM and ledger now agree within minutes.',
  clouds: ['sales', 'data', 'experience'],
  improvements: [
    { percentage: 72, forecast: 65, description: 'less time spent on reconciliation' },
    { percentage: 40, forecast: 35, description: 'faster onboarding' },
    { percentage: 19, forecast: 15, description: 'more recovered payments' },
  ],
  readLabel: 'Read the payment study',
} as const satisfies StudySummary;

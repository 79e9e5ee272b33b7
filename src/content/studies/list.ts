import type { counts } from '@/content/counts';
import type { StudyId, StudySummary } from './types';

/** Sample data: invented organisations and figures. */
export const studySummaries = {
  machinery: {
    slug: 'Machinerymanufacturing',
    id: 'machinery',
    client: 'kaveri',
    organisation: 'Kaveri Works',
    name: 'Machinery manufacturing',
    title: 'Eight plants, one forecast',
    text: 'A machinery group ran a separate sales process in every plant. Now each unit quotes, sells and services from a unified CRM.',
    clouds: ['sales', 'service', 'analytics'],
    improvements: [
      { percentage: 61, forecast: 55, description: 'higher user adoption' },
      { percentage: 42, forecast: 40, description: 'fewer duplicate records' },
      { percentage: 35, forecast: 30, description: 'faster quote to order' },
    ],
    readLabel: 'Read the machinery study',
  },
  life: {
    slug: 'Jubilantlifescience',
    id: 'life',
    client: 'meridian',
    organisation: 'Meridian Bio',
    name: 'Life-science CRM',
    title: 'One path from laboratory to clinic',
    text: 'Trial sites, laboratories and field medical staff shared nothing but email. One CRM now shows the records of all three.',
    clouds: ['health', 'data', 'service'],
    improvements: [
      { percentage: 48, forecast: 45, description: 'more visits logged in full' },
      { percentage: 33, forecast: 30, description: 'shorter sample cycle' },
      { percentage: 27, forecast: 30, description: 'lower support load' },
    ],
    readLabel: 'Read the life-science study',
  },
  payment: {
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
  },
} as const satisfies Record<StudyId, StudySummary>;

/** In the order of SPEC section 1. Each page links to the next one, the last to the first. */
export const studyList = [
  studySummaries.life,
  studySummaries.payment,
  studySummaries.machinery,
] as const satisfies readonly StudySummary[] & { readonly length: typeof counts.studies };

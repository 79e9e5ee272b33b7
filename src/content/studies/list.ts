import type { StudyArt, StudySummary } from '@/content/studies/types';

/** Sample data: invented organisations and figures. */
export const studySummaries = {
  machinery: {
    slug: 'Machinerymanufacturing',
    art: 'machinery',
    client: 'kaveri',
    organisation: 'Kaveri Works',
    name: 'Machinery manufacturing',
    title: 'Eight plants, one forecast',
    text: 'A machinery group ran a separate sales process in every plant. Now each unit quotes, sells and services from a unified CRM.',
    clouds: ['sales', 'service', 'analytics'],
    improvements: [
      { percentage: 61, description: 'higher user adoption' },
      { percentage: 42, description: 'fewer duplicate records' },
      { percentage: 35, description: 'faster quote to order' },
    ],
    readLabel: 'Read the machinery study',
  },
  life: {
    slug: 'Jubilantlifescience',
    art: 'life',
    client: 'meridian',
    organisation: 'Meridian Bio',
    name: 'Life-science CRM',
    title: 'A field team that sees the whole patient path',
    text: 'Trials, labs and representatives shared nothing but email. One life-science CRM changed the conversation.',
    clouds: ['health', 'data', 'service'],
    improvements: [
      { percentage: 48, description: 'more complete visits' },
      { percentage: 33, description: 'shorter sample cycle' },
      { percentage: 27, description: 'lower support load' },
    ],
    readLabel: 'Read the life-science study',
  },
  payment: {
    slug: 'Nmipayment',
    art: 'payment',
    client: 'tollgate',
    organisation: 'tollgate',
    name: 'Payment gateway integration',
    title: 'Payments that cross without queuing',
    text: 'Gateway, CRM and ledger now settle with each other in minutes.',
    clouds: ['sales', 'data', 'experience'],
    improvements: [
      { percentage: 72, description: 'less reconciliation' },
      { percentage: 40, description: 'faster onboarding' },
      { percentage: 19, description: 'more recovered payments' },
    ],
    readLabel: 'Read the payment study',
  },
} as const satisfies Record<StudyArt, StudySummary>;

/** In the order of the carousel; each page leads to the next and the last to the first. */
export const studyList = [
  studySummaries.machinery,
  studySummaries.life,
  studySummaries.payment,
] as const satisfies readonly StudySummary[];

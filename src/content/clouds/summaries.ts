import { cloudIcons } from '@/art/drawings/cloudIcons';
import type { counts } from '@/content/counts';
import type { CloudId, CloudSummary } from './types';

export const cloudSummaries = {
  marketing: {
    slug: 'Marketingcloud',
    name: 'Marketing Cloud',
    id: 'marketing',
    icon: cloudIcons.marketing,
    timeOfDay: { time: '06:20', name: 'Sunrise', state: 'dawn' },
    summary: 'Messages people asked for, sent when they will read them.',
    count: 9,
    description:
      'Email, SMS and push that people asked for, sent on the day they will be read, with the consent on file.',
    points: [
      'Journeys with a goal, an exit and an owner',
      'Domains authenticated, sending volume warmed up',
      'Consent checked before every send',
    ],
  },
  experience: {
    slug: 'Experiencecloud',
    name: 'Experience Cloud',
    id: 'experience',
    icon: cloudIcons.experience,
    timeOfDay: { time: '07:45', name: 'Doors open', state: 'morning' },
    summary: 'Portals where each visitor finds what is theirs, and nothing else.',
    count: 8,
    description:
      'Portals and help centres on your own records. Customers and partners sign in and see only what is theirs.',
    points: [
      'Customer and partner portals that open fast on a phone',
      'Access tested as every kind of visitor',
      'Editors who publish without a developer',
    ],
  },
  analytics: {
    slug: 'Analyticcloud',
    name: 'Analytics Cloud',
    id: 'analytics',
    icon: cloudIcons.analytics,
    timeOfDay: { time: '09:10', name: 'Clear morning', state: 'morning' },
    summary: 'One agreed figure, on the page where it is needed.',
    count: 11,
    description:
      'CRM Analytics and Tableau on one set of definitions, so that two reports of one figure agree.',
    points: [
      'Recipes that join Salesforce, ERP and spreadsheets',
      'Row-level security that follows your sharing rules',
      'Predictions that show their reasons',
    ],
  },
  health: {
    slug: 'Healthcloud',
    name: 'Health Cloud',
    id: 'health',
    icon: cloudIcons.health,
    timeOfDay: { time: '10:30', name: 'Mid-morning', state: 'noon' },
    summary: 'The patient’s whole history, where the care team can read it.',
    count: 8,
    description:
      'The clinical record, the care plan and the conversation on one page, for clinic, payer and patient.',
    points: [
      'Care plans, timelines and consent on one record',
      'EHR data exchanged as FHIR R4 through MuleSoft',
      'Referrals and authorisations followed to the end',
    ],
  },
  nonprofit: {
    slug: 'Nonprofitcloud',
    name: 'Nonprofit Cloud',
    id: 'nonprofit',
    icon: cloudIcons.nonprofit,
    timeOfDay: { time: '12:15', name: 'Noon', state: 'noon' },
    summary: 'From the first gift to the result it paid for, on one platform.',
    count: 9,
    description:
      'Donors, programmes, grants and results on one platform, so that the fundraiser and the caseworker see the same record.',
    points: [
      'Gifts and pledges that agree with the bank',
      'Grants tracked from application to final report',
      'NPSP history moved without losing a household',
    ],
  },
  data: {
    slug: 'datacloud',
    name: 'Data Cloud',
    id: 'data',
    icon: cloudIcons.data,
    timeOfDay: { time: '14:50', name: 'Passing shower', state: 'gold' },
    summary: 'Every system’s version of a customer, settled into one profile.',
    count: 10,
    description:
      'Every system’s view of a customer matched into one profile, and used where people work.',
    points: [
      'One profile per customer, matched across every system',
      'Segments that refresh while the campaign is running',
      'Consent and retention rules kept with the record',
    ],
  },
  sales: {
    slug: 'Salescloud',
    name: 'Sales Cloud',
    id: 'sales',
    icon: cloudIcons.sales,
    timeOfDay: { time: '17:10', name: 'Golden hour', state: 'gold' },
    summary: 'Every lead, quote and renewal in one view.',
    count: 14,
    description:
      'A pipeline you can trust: stages that mean the same in every region, and a forecast built on them.',
    points: [
      'Lead to order in one view, from first call to signature',
      'Forecasts by region, product and partner',
      'Quotes and approvals that finish on a phone',
    ],
  },
  service: {
    slug: 'Servicecloud',
    name: 'Service Cloud',
    id: 'service',
    icon: cloudIcons.service,
    timeOfDay: { time: '21:40', name: 'Lights on', state: 'night' },
    summary: 'Every case answered, by the right person, at any hour.',
    count: 8,
    description:
      'One console for every channel. Each case reaches the person, or the AI agent, who can settle it.',
    points: [
      'Phone, chat, WhatsApp and email in one console',
      'Response clocks that warn before the breach',
      'Agentforce for the routine, people for the rest',
    ],
  },
} as const satisfies { readonly [Id in CloudId]: CloudSummary & { readonly id: Id } };

/** All clouds in the order of their hours. After the last one comes the first. */
export const cloudsByHour = [
  cloudSummaries.marketing,
  cloudSummaries.experience,
  cloudSummaries.analytics,
  cloudSummaries.health,
  cloudSummaries.nonprofit,
  cloudSummaries.data,
  cloudSummaries.sales,
  cloudSummaries.service,
] as const;

/** Clockwise around the landing page's wheel, from the top. It has eight places. */
export const wheelOrder = [
  cloudSummaries.experience,
  cloudSummaries.analytics,
  cloudSummaries.marketing,
  cloudSummaries.service,
  cloudSummaries.sales,
  cloudSummaries.health,
  cloudSummaries.nonprofit,
  cloudSummaries.data,
] as const satisfies readonly CloudSummary[] & { readonly length: typeof counts.clouds };

import { panorama } from '@/art/drawings/caseStudies/life';
import { studySummaries } from './list';
import type { Study } from './types';

export const life = {
  ...studySummaries.life,
  panorama,
  seo: {
    title: 'Life-science CRM case study',
    description:
      'How Meridian Bio joined trial sites, laboratory samples and physician visits in one CRM: 48% more visits logged in full, sample cycle 33% shorter.',
    keywords: [
      'life-science CRM',
      'Health Cloud case study',
      'medical liaison CRM',
      'laboratory sample tracking',
    ],
  },
  timeOfDay: { time: '08:50', name: 'Morning rounds', state: 'morning' },
  titleLines: ['One path,', 'lab to clinic.'],
  description:
    'Meridian Bio runs two contract laboratories and a field medical team of one hundred and forty. Trial sites, laboratory samples and physician visits lived in five systems that met only by email. In nine months we joined them in one life-science CRM, with consent and an audit trail kept beside every record.',
  glance: {
    industry: 'Contract laboratories, medical affairs',
    size: '2 laboratories, 900 people',
    users: '200: 140 in the field, 60 in the laboratories',
    countries: 'Norway, Sweden, Denmark',
    months: 9,
    products: 'Salesforce Shield',
    team: '6 of ours, 4 of theirs',
  },
  panoramaAlt: 'A double helix drawn across the sun, above quiet hills',
  improvementsNote:
    'Measured twelve months after go-live, over one full quarter, against the same quarter before the project.',
  outcomes: {
    intro: 'Six things the field team no longer has to ask for.',
    items: [
      'One record per physician',
      'Visits logged the same day',
      'Samples traced end to end',
      'Consent kept with the record',
      'Audit questions answered in minutes',
      'Fewer calls to support',
    ],
  },
  problems: [
    'Visit notes kept in notebooks',
    'Samples tracked by email',
    'Consent forms on paper',
    'Three spellings of every clinic',
  ],
  successFactors: [
    'Field staff in every design review',
    'Validation written alongside the build',
    'One release calendar for laboratory and field',
  ],
  approach: {
    intro: 'No release went out before the field had tried it.',
    steps: [
      'Ride-along Research',
      'Data Inventory',
      'Consent Model',
      'Laboratory System Link',
      'Validated Release',
      'Field Coaching',
    ],
  },
  story:
    'We built on Health Cloud: Life Sciences Cloud did not yet cover field visits when the project began. The first three weeks we spent in the passenger seats of medical liaisons’ cars, and cut the visit form from thirty-one fields to nine. The laboratory’s sample system stayed where it was; Data Cloud reads it every fifteen minutes. The first audit after go-live asked for forty records and had them before lunch.',
  datePublished: '2025-04-08',
} as const satisfies Study;

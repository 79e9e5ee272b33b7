import { inWords } from '@/lib/inWords';
import type { Study } from '../types';
import { panorama, problems, success } from './drawings';
import { summary } from './summary';

const months = 9;
const inTheField = 140;
const inTheLaboratories = 60;
const [visits, sampleCycle, supportLoad] = summary.improvements;

export const page = {
  ...summary,
  panorama,
  problemsPicture: problems,
  successPicture: success,
  seo: {
    title: 'Life-science CRM case study',
    description: `How Meridian Bio joined trial sites, samples and physician visits in one CRM in ${inWords(months)} months: ${visits.percentage}% more visits logged in full, sample cycle ${sampleCycle.percentage}% shorter.`,
    keywords: [
      'life-science CRM',
      'Health Cloud case study',
      'medical liaison CRM',
      'laboratory sample tracking',
    ],
  },
  timeOfDay: { time: '08:50', name: 'Morning rounds', phase: 'morning' },
  titleLines: ['From lab', 'to clinic.'],
  description: `Two laboratories and ${inWords(inTheField)} people in the field kept trials, samples and visits in five systems. In ${inWords(months)} months we joined them in one CRM, with consent beside every record.`,
  glance: {
    industry: 'Contract laboratories, medical affairs',
    size: '2 laboratories, 900 people',
    users: `${inTheField + inTheLaboratories}: ${inTheField} in the field, ${inTheLaboratories} in the laboratories`,
    countries: 'Norway, Sweden, Denmark',
    months,
    cost: '$310,000 without licences; payback was not measured',
    products: 'Salesforce Shield',
    team: '6 of ours, 4 of theirs',
  },
  panoramaAlt: 'A double helix drawn across the sun, above quiet hills',
  measured: [
    { before: 54, after: 80, unit: 'visits in a hundred' },
    { before: 12, after: 8, unit: 'days' },
    { before: 410, after: 299, unit: 'calls a month' },
  ],
  improvementsNote:
    'Measured over the first quarter of 2025, twelve months after go-live, against the first quarter of 2023, before the project.',
  outcomes: {
    intro: 'Six changes that the field and the laboratories notice.',
    items: [
      'One record per physician',
      'Visits logged the same day',
      'Samples traced end to end',
      'Consent kept with the record',
      'Audit questions answered the same day',
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
      'Ride-along research',
      'Data inventory',
      'Consent model',
      'Laboratory system link',
      'Validated release',
      'Field coaching',
    ],
  },
  story: [
    `We built on Health Cloud: Salesforce had no product for field medical teams when the project began. The first three weeks we spent in the passenger seats of medical liaisons’ cars, and cut the visit form from thirty-one fields to nine. The laboratory’s sample system stayed where it was; Data Cloud reads it every fifteen minutes.`,
    `The first audit after go-live asked for forty records and had them before lunch. One forecast missed: the support load fell by ${supportLoad.percentage}%, not by ${supportLoad.forecast}%, because one clinic in five went on sending its forms on paper. The lead consultant went on for four weeks at our cost; by summer the paper forms were down to one clinic in twenty.`,
  ],
  question: 'What would it be in your field team?',
  datePublished: '2025-09-09',
  dateModified: '2026-11-23',
} as const satisfies Study;

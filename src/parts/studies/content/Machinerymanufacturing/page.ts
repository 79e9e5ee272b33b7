import { inWords } from '@/lib/inWords';
import type { Study } from '../types';
import { panorama, problems, success } from './drawings';
import { summary } from './summary';

const months = 14;
const plants = 8;
const [adoption, , quoteToOrder] = summary.improvements;

export const page = {
  ...summary,
  panorama,
  problemsPicture: problems,
  successPicture: success,
  seo: {
    title: 'Machinery manufacturing CRM case study',
    description: `How a machinery group moved ${inWords(plants)} business units onto one Salesforce org in ${inWords(months)} months: ${adoption.percentage}% higher user adoption, quote to order ${quoteToOrder.percentage}% faster.`,
    keywords: [
      'manufacturing CRM',
      'Salesforce rollout by plant',
      'CRM user adoption',
      'quote to order',
    ],
  },
  timeOfDay: { time: '16:20', name: 'Golden hour', phase: 'gold' },
  titleLines: ['Eight plants,', 'one forecast.'],
  description: `A group with ${inWords(plants)} business units sold in ${inWords(plants)} ways. In ${inWords(months)} months we brought them onto one Salesforce org, and head office opens one forecast instead of ${inWords(plants)} spreadsheets.`,
  glance: {
    industry: 'Machinery manufacturing',
    size: `${plants} plants, 2,600 people`,
    users: '640 in sales, service and head office',
    countries: 'India, Sri Lanka',
    months,
    cost: '$655,000 without licences, paid back 22 months after the first day: fewer hours on quotes and duplicates, by the group’s own count',
    products: 'Salesforce CPQ, MuleSoft to SAP',
    team: '8 of ours, 2 from each plant',
  },
  panoramaAlt: 'A factory with lit windows, and a gear that stands in for the sun',
  measured: [
    { before: 310, after: 499, unit: 'of 640 people' },
    { before: 19_400, after: 11_250, unit: 'duplicates' },
    { before: 17, after: 11, unit: 'days' },
  ],
  improvementsNote:
    'Measured in January 2025, twelve months after the last plant went live, against the baseline in our first proposal. Adoption: people who log in every week.',
  outcomes: {
    intro: 'The six goals the group set, in its own words.',
    items: [
      'Improved user adoption',
      'Maximize ROI',
      'Improved decisions',
      'Effective Salesforce usage',
      'All teams use unified CRM',
      '8+ Business unit upgraded',
    ],
  },
  problems: [
    'Disparate Sales process',
    'Duplicate Data',
    'Poor user adoption',
    'Adoption of CRM solution',
  ],
  successFactors: [
    'Training and change management',
    'Alignment with other BUs',
    'Long term association strategy',
  ],
  approach: {
    intro: 'The same six, in the same order, in every plant.',
    steps: [
      'Business Analysis',
      'Identified pain points',
      'Optimize workflows',
      'Custom Dev & Automation',
      'Dynamic Dashboards',
      'User Adoption Strategy',
    ],
  },
  story: [
    'We began with the smallest plant and let its sales desk rewrite our stage names. The second plant took eleven weeks, the eighth took four, because by then the other plants were asking to be next.',
    'Two people from each plant were trained first and still answer the first question of anyone who is stuck.',
  ],
  question: 'What would it be in your plants?',
  datePublished: '2025-02-18',
  dateModified: '2026-11-23',
} as const satisfies Study;

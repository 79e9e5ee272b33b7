import { panorama } from '@/art/drawings/caseStudies/machinery';
import { studySummaries } from './list';
import type { Study } from './types';

export const machinery = {
  ...studySummaries.machinery,
  panorama,
  seo: {
    title: 'Machinery manufacturing CRM case study',
    description:
      'How a machinery group moved eight business units onto one Salesforce org, plant by plant: 61% higher user adoption and quote to order 35% faster.',
    keywords: [
      'manufacturing CRM',
      'Salesforce rollout by plant',
      'CRM user adoption',
      'quote to order',
    ],
  },
  timeOfDay: { time: '16:20', name: 'Golden hour', state: 'gold' },
  titleLines: ['Eight plants,', 'one forecast.'],
  description:
    'A machinery manufacturing group with eight business units sold in eight ways. In fourteen months we brought sales and service onto one Salesforce org, plant by plant, without stopping a line. Head office now opens one forecast instead of collecting eight spreadsheets.',
  glance: {
    industry: 'Machinery manufacturing',
    size: '8 plants, 2,600 people',
    users: '640 in sales, service and head office',
    countries: 'India, Sri Lanka',
    months: 14,
    products: 'Salesforce CPQ',
    team: '8 of ours, 2 from each plant',
  },
  panoramaAlt: 'A factory with lit windows, and a gear that stands in for the sun',
  improvementsNote:
    'Measured twelve months after the last plant went live, against the baseline in our first proposal.',
  outcomes: {
    intro: 'Six readings that changed, and have stayed changed.',
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
  story:
    'We began with the smallest plant and let its sales desk rewrite our stage names. The second plant took eleven weeks, the eighth took four, because by then the other plants were asking to be next. Two people from each plant were trained first and still answer the first question of anyone who is stuck.',
  datePublished: '2025-02-18',
} as const satisfies Study;

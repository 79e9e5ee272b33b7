import { inWords } from '@/lib/inWords';
import type { Study } from '../types';
import { panorama, problems, success } from './drawings';
import { summary } from './summary';

const months = 7;
const [reconciliation, onboarding] = summary.improvements;

export const page = {
  ...summary,
  panorama,
  problemsPicture: problems,
  successPicture: success,
  seo: {
    title: 'Payment gateway integration case study',
    description: `How tollgate connected payment gateway, Salesforce and ledger in ${inWords(months)} months: ${reconciliation.percentage}% less time on reconciliation, onboarding ${onboarding.percentage}% faster.`,
    keywords: [
      'payment gateway integration',
      'Salesforce payment reconciliation',
      'event-driven integration',
      'merchant onboarding',
    ],
  },
  timeOfDay: { time: '18:00', name: 'Cut-off time', phase: 'dusk' },
  titleLines: ['Payments cross', 'without queuing.'],
  description: `tollgate kept every payment three times, and fourteen people compared them by hand. In ${inWords(months)} months we connected gateway, CRM and ledger: a payment is recorded once, and everybody sees it.`,
  glance: {
    industry: 'Payments',
    size: '310 people, 4,200 merchants',
    users: '85 in sales, finance and support',
    countries: 'United Kingdom, Ireland',
    months,
    cost: '$205,000 without licences, paid back 15 months after the first day: fewer hours and more recovered payments, by finance’s own count',
    products: 'Platform Events, MuleSoft to NetSuite',
    team: '5 of ours, 3 of theirs',
  },
  panoramaAlt: 'Payments crossing a suspension bridge in front of a low sun',
  measured: [
    { before: 520, after: 146, unit: 'hours a month' },
    { before: 6.7, after: 4, unit: 'days' },
    { before: 1_900, after: 2_260, unit: 'a month' },
  ],
  improvementsNote:
    'Measured in April 2025, twelve months after the ledger link went live: reconciliation and recovered payments from the settlement reports that finance signs, onboarding from the merchants’ records.',
  outcomes: {
    intro: 'Six queues that are gone, or short enough to forget.',
    items: [
      'Payments matched in minutes',
      'Merchants live in four days',
      'Failed renewals retried the same night',
      'Month end closed in one day',
      'One view of each merchant',
      'Disputes answered before the deadline',
    ],
  },
  problems: [
    'Three versions of each payment',
    'Onboarding by email and PDF',
    'Failed renewals found a week late',
    'Nine days to close a month',
  ],
  successFactors: [
    'Matching rules owned by finance',
    'One full month run in parallel',
    'Every message safe to send twice',
  ],
  approach: {
    intro: 'Old and new ran side by side until finance said stop.',
    steps: [
      'Payment mapping',
      'Event design',
      'Gateway integration',
      'Ledger matching',
      'Merchant portal',
      'Parallel run',
    ],
  },
  story: [
    'We drew the life of one failed card payment on a wall and found nineteen steps, seven of them in an inbox. Six are left, none by hand. No card number leaves the gateway. Salesforce holds a token, and tollgate’s assessor agreed that Salesforce is out of scope.',
    'Data Cloud keeps two years of these events, from which the merchant’s page is drawn. During the parallel month the old and the new process disagreed on eleven payments out of two hundred thousand, and the old one was wrong in ten.',
  ],
  question: 'What would it be at your month end?',
  datePublished: '2025-05-27',
  dateModified: '2026-11-23',
} as const satisfies Study;

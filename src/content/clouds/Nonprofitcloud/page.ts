import { agentPrice } from '@/content/pricing';
import { site } from '@/content/site';
import type { Cloud } from '../types';
import { panorama, tiles } from './drawings';
import { summary } from './summary';

export const page = {
  ...summary,
  panorama,
  seo: {
    title: 'Nonprofit Cloud and NPSP migration: cost',
    description:
      'Nonprofit Cloud for fundraising and the move from NPSP: $40,000 to $80,000, three to five months. When to stay on NPSP, and what Salesforce donates.',
    keywords: [
      'Nonprofit Cloud',
      'Agentforce Nonprofit',
      'NPSP migration',
      'donor CRM',
      'grantmaking',
    ],
  },
  product: 'Agentforce Nonprofit',
  tagline: 'Gifts, programmes and grants on the same record.',
  intro:
    'Nonprofit Cloud, now Agentforce Nonprofit, keeps donors, programmes, grants and results on one platform. We set it up for the staff you have, and train the people who will do the typing.',
  cta: 'Talk about Nonprofit Cloud',
  offerings: {
    subtitle:
      'Begin with the part that takes most of your evenings: fundraising, programmes or grants.',
    start: 9,
    groups: [
      {
        title: 'Fundraising',
        phase: 'morning',
        layout: 'wide-top',
        items: [
          {
            title: 'Donor fundraising',
            text: 'Single gifts, pledges, regular giving and legacies, each with its schedule and designation. One page shows who asked, who gave and who said thank you.',
            products: 'Fundraising, gift commitments, gift designations',
            picture: tiles.gifts,
          },
          {
            title: 'Gift entry',
            text: 'Cheques, cash, bank files and online gifts entered in batches that must balance before they post. Receipts follow your tax rules, such as Gift Aid or 80G, and go out the same day.',
            products: 'Gift Entry, gift batches, document generation',
          },
          {
            title: 'NPSP migration',
            text: 'Households, recurring donations and soft credits moved from the Nonprofit Success Pack to a new org, reconciled to the penny.',
            products: 'Person accounts, gift transactions, gift soft credits',
          },
        ],
      },
      {
        title: 'Programmes and people',
        phase: 'noon',
        layout: 'wide-bottom',
        items: [
          {
            title: 'Programme management',
            text: 'Enrolments, sessions and attendance on a tablet, three taps for a session. What was delivered, to whom and at what cost then needs no second entry.',
            products: 'Program Management, benefit schedules, benefit disbursements',
          },
          {
            title: 'Case management',
            text: 'Intake, assessment, care plan and referral for each participant. Sensitive notes are visible to the caseworker and no further.',
            products: 'Case Management, care plans, interaction summaries',
          },
          {
            title: 'Volunteer management',
            text: 'Shifts published, filled and reminded. Skills and background checks stay with the person, and hours are counted for the annual report.',
            products: 'Volunteer Management, job position shifts, qualifications',
            picture: tiles.shifts,
          },
        ],
      },
      {
        title: 'Grants and results',
        phase: 'gold',
        layout: 'wide-top',
        items: [
          {
            title: 'Grantmaking rounds',
            text: 'Open a funding round, score applications with outside reviewers, split the award into payments, and hold each one until its report arrives.',
            products: 'Funding opportunities, funding awards, disbursements',
            picture: tiles.awards,
          },
          {
            title: 'Grantee portal',
            text: 'Applicants save a draft, submit a budget and file reports in their own language, without emailing anyone a spreadsheet.',
            products: 'Experience Cloud, Omnistudio forms, multilingual pages',
          },
          {
            title: 'Outcome management',
            text: 'Indicators, baselines and targets agreed with the funder before the programme starts, and filled from attendance and assessments. The yearly report takes an afternoon.',
            products: 'Impact strategies, indicator definitions, indicator results',
          },
        ],
      },
    ],
  },
  figures: [
    { label: 'List price, on request', value: 'in 1 working day' },
    { label: 'For fundraising and the move from NPSP', value: '3 to 5 months' },
    { label: 'Our price at the charity rate', value: '$40,000 to $80,000' },
  ],
  licences: `Agentforce Nonprofit in Enterprise or Unlimited Edition. We send you its list price within one working day. Grantmaking is a licence of its own, and the grantee portal needs Experience Cloud. Eligible organisations can ask Salesforce for ten donated subscriptions through its Power of Us programme. ${agentPrice}`,
  duration:
    'Three to five months for fundraising and a move from NPSP; programmes or grants add two months each, at $15,000 to $30,000 at the charity rate. Begun on their own, either takes three months and $25,000 to $45,000.',
  price:
    '$40,000 to $80,000 at our charity rate, a fifth below the usual: fundraising and the move from NPSP.',
  questions: [
    {
      question: 'Do we have to leave NPSP?',
      answer:
        'No date forces you to. NPSP is supported but no longer developed, so we move you when you need something that only Nonprofit Cloud does.',
    },
    {
      question: 'Can we upgrade our org in place?',
      answer:
        'No. Nonprofit Cloud has another data model and starts in a new org. We move households, gifts and history, and compare the totals with your accounts. Both orgs run side by side for about a month: agree with Salesforce, before you sign, who pays for the old licences in it.',
    },
    {
      question: 'Is it too much for a small charity?',
      answer:
        'Sometimes. With fewer than five people or a single funding stream we often advise against it, and say what to use instead.',
    },
  ],
  closing: {
    title: 'Tell us about your programmes.',
    text: `What you run, your funders and the spreadsheet that holds it all together. ${site.reply}`,
  },
} as const satisfies Cloud;

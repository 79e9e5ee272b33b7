import { site } from '@/content/site';
import type { Cloud } from '../types';
import { panorama, tiles } from './drawings';
import { summary } from './summary';

export const page = {
  ...summary,
  panorama,
  seo: {
    title: 'CRM Analytics and Tableau: cost and duration',
    description:
      'CRM Analytics or Tableau on Salesforce: first dashboards for $18,000 to $45,000 in four to six weeks, with every figure agreed before it is drawn.',
    keywords: [
      'Analytics Cloud',
      'CRM Analytics',
      'Tableau Next',
      'Tableau Pulse',
      'Einstein Discovery',
    ],
  },
  product: 'CRM Analytics and Tableau',
  tagline: 'Figures that two reports agree on.',
  intro:
    'Analytics Cloud means CRM Analytics and Tableau. We prepare the data, agree what each figure means, and only then draw charts: a wrong number travels further in a handsome dashboard.',
  cta: 'Talk about Analytics Cloud',
  offerings: {
    subtitle:
      'In the order a number travels: prepared, shown, then used to look ahead. Start wherever yours gets lost.',
    start: 9,
    groups: [
      {
        title: 'Prepare the data',
        phase: 'morning',
        layout: 'tall-left',
        items: [
          {
            title: 'Recipes and dataflows',
            text: 'Salesforce, ERP and spreadsheet data joined, cleaned and scheduled in recipes. Old dataflows are rebuilt, compared row for row, then switched off.',
            products: 'CRM Analytics Data Prep, data sync, output connectors',
            picture: tiles.recipe,
          },
          {
            title: 'Live connections',
            text: 'Snowflake, BigQuery and Data\u00a0360 (formerly Data Cloud) queried in place, for tables too large or too private to copy.',
            products:
              'CRM Analytics live datasets, direct data from Data\u00a0360, Tableau live connections',
          },
          {
            title: 'Metric definitions',
            text: 'One agreed meaning for margin, churn and active customer, kept in one model that new dashboards are built on. Agreeing takes longer than building.',
            products: 'Tableau Next, Tableau Semantics, published data sources',
          },
          {
            title: 'Row-level security',
            text: 'Each viewer sees only the rows they may. Salesforce sharing is inherited where it can be, with a tested predicate behind it.',
            products: 'Security predicates, sharing inheritance',
          },
        ],
      },
      {
        title: 'Show it',
        phase: 'gold',
        layout: 'tall-right',
        items: [
          {
            title: 'CRM Analytics dashboards',
            text: 'Charts inside the account page, filtered to that account, with a button that updates the record. No second tab.',
            products: 'CRM Analytics, embedded dashboards, record actions',
          },
          {
            title: 'Tableau workbooks',
            text: 'Certified data sources that analysts can explore without raising a ticket, with row permissions set once. On Tableau Cloud, or on Tableau Server where data may not leave your building.',
            products: 'Tableau Cloud, Tableau Server, Tableau Prep',
          },
          {
            title: 'Salesforce reports',
            text: 'Many questions need no more than a decent report type. We fix those first, and you keep the licence money.',
            products: 'Custom report types, joined reports, reporting snapshots',
          },
          {
            title: 'Executive scorecards',
            text: 'The ten or so figures that your board asks for, each with its target, its owner and the day it last agreed with the ledger. On a phone, and as one email on Monday.',
            products: 'CRM Analytics mobile app, Tableau Mobile, subscriptions',
            picture: tiles.scorecard,
          },
        ],
      },
      {
        title: 'Look ahead',
        phase: 'dusk',
        layout: 'wide-top',
        items: [
          {
            title: 'Einstein Discovery',
            text: 'Models for churn, late payment or deal size that name the factors behind each prediction, and are checked for bias before anyone acts.',
            products: 'Einstein Discovery, model metrics, predictions in Flow',
            picture: tiles.outlook,
          },
          {
            title: 'Tableau Pulse',
            text: 'A short note for each person: the metrics they follow, what changed and what drove it. No dashboard to open.',
            products: 'Tableau Pulse, Slack and email digests',
          },
          {
            title: 'Usage and licences',
            text: 'Once a quarter, a list: dashboards nobody opened, those that take more than five seconds, licences unused for ninety days. You decide what to hand back at the renewal.',
            products:
              'Tableau Admin Insights, CRM Analytics adoption dashboards, Event Monitoring (extra)',
          },
        ],
      },
    ],
  },
  figures: [
    { label: 'List price of Tableau, a user a month', value: '$15 to $75' },
    { label: 'To the first dashboards', value: '4 to 6 weeks' },
    { label: 'Our price for these', value: '$18,000 to $45,000' },
  ],
  licences:
    'CRM Analytics Growth, or Plus for Einstein Discovery (a user costs about twice a Tableau Creator; we send you the list price within one working day), or Tableau Standard licences (in 2026 Creator $75, Explorer $42, Viewer $15 a user a month), beside your Salesforce ones. Tableau Pulse needs Tableau Cloud. Tableau Next comes with Core Edition and above, and needs Data\u00a0360. Event Monitoring is extra.',
  duration:
    'Four to six weeks for the first dashboards, about three months with row-level security and predictions.',
  price:
    '$18,000 to $45,000: the data of up to three sources prepared, the metrics agreed, and the first dashboards in use.',
  questions: [
    {
      question: 'CRM Analytics or Tableau?',
      answer:
        'CRM Analytics if most readers work in Salesforce and should act on the record they see. Tableau if analysts explore many sources. With Core Edition try Tableau Next first: its licence is included, the Data\u00a0360 that it runs on is metered.',
    },
    {
      question: 'Are Salesforce reports not enough?',
      answer:
        'Often they are. You need more once history, predictions or data from outside Salesforce come in.',
    },
    {
      question: 'Who may see which figure?',
      answer: 'Whoever may see the records behind it. We sign in as three of them to show you.',
    },
  ],
  closing: {
    title: 'Tell us which number you doubt.',
    text: `Where it comes from, who argues about it and what is decided with it. ${site.reply}`,
  },
} as const satisfies Cloud;

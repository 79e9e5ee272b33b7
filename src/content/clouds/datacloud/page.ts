import { site } from '@/content/site';
import type { Cloud } from '../types';
import { panorama, tiles } from './drawings';
import { summary } from './summary';

export const page = {
  ...summary,
  panorama,
  seo: {
    title: 'Data Cloud (Data 360): cost, credits, duration',
    description:
      'Data Cloud, now Data 360: three sources and one audience for $35,000 to $75,000 in eight to twelve weeks, and what the credits will cost.',
    keywords: [
      'Data Cloud',
      'Data 360',
      'identity resolution',
      'Zero Copy',
      'customer data platform',
    ],
  },
  product: 'Data 360',
  tagline: 'Customer records matched across your systems.',
  intro:
    'Data Cloud, called Data\u00a0360 since October 2025, resolves what your systems know into one profile. We connect the sources and put the result where people, campaigns and agents can use it.',
  cta: 'Talk about Data Cloud',
  offerings: {
    subtitle: 'From the first source to an agent’s answer, in the order in which we build it.',
    start: 9,
    groups: [
      {
        title: 'Connect',
        phase: 'morning',
        layout: 'wide-top',
        items: [
          {
            title: 'Source connectors',
            text: 'CRM, ERP, web shop, loyalty, spreadsheets on a shared drive. We list every source, rank it by trust and connect the ones that earn it.',
            products: 'Salesforce CRM, Amazon S3 and SFTP connectors, MuleSoft',
            picture: tiles.pipes,
          },
          {
            title: 'Streaming events',
            text: 'Clicks, scans and app taps arrive in minutes, not overnight, and in under a second where a web page depends on it.',
            products: 'Ingestion API, Web and Mobile SDK, real-time data graphs',
          },
          {
            title: 'Zero Copy',
            text: 'Query Snowflake, BigQuery, Redshift or Databricks tables where they already live.',
            products: 'Zero Copy data federation, data shares',
          },
        ],
      },
      {
        title: 'Match and govern',
        phase: 'noon',
        layout: 'wide-bottom',
        items: [
          {
            title: 'Data modelling',
            text: 'We map only the fields that a segment, an insight or an agent will use, and write down each one’s owner, key and meaning. The rest stays at its source, where it costs no credits.',
            products: 'Customer 360 Data Model, data transforms',
          },
          {
            title: 'Consent and governance',
            text: 'Who may see which field, for what purpose and for how long. A deletion request removes the profile and goes to the owner of each source, with a log of who has answered.',
            products: 'Data spaces, governance policies, Consent API',
          },
          {
            title: 'Identity resolution',
            text: 'Three records become one person. Match rules are tuned on your own duplicates and tested against a sample you label.',
            products: 'Match and reconciliation rules, unified profiles',
            picture: tiles.ident,
          },
        ],
      },
      {
        title: 'Put to work',
        phase: 'gold',
        layout: 'tall-right',
        items: [
          {
            title: 'Calculated insights',
            text: 'Lifetime value, margin and days since the last order, calculated once and shown alike on the account page, in segments and to agents. A churn score needs a year of history; we say so first.',
            products: 'Calculated and streaming insights, AI Models (formerly Einstein Studio)',
          },
          {
            title: 'Audience segments',
            text: 'Audiences your marketing team can build and count without writing SQL, or waiting for the person who does.',
            products: 'Segments, waterfall segments, Einstein Segment Creation',
          },
          {
            title: 'Audience activation',
            text: 'Audiences sent to Marketing Cloud and to ad platforms, each on its own schedule and with consent checked again. Every refresh uses credits, so we set the slowest one that still works.',
            products: 'Activation targets, data actions, data graphs',
          },
          {
            title: 'Grounding for Agentforce',
            text: 'Agents answer from your own records and documents, with the source shown beside the answer. Where no source is found, the agent says so and hands over to a person.',
            products: 'Vector search, retrievers, Einstein Trust Layer',
            picture: tiles.roots,
          },
        ],
      },
    ],
  },
  figures: [
    { label: 'List price of 100,000 credits', value: '$500' },
    { label: 'To three sources and one audience', value: '8 to 12 weeks' },
    { label: 'Our price for these', value: '$35,000 to $75,000' },
  ],
  licences:
    'Data\u00a0360 credits (since February 2026 Data Services or Flex Credits) and storage, added to a Salesforce org licence. Credits are used as data is prepared, matched and activated.',
  // salesforce.com/agentforce/pricing of 7 October 2026; the rate card of 31 August 2026
  listPrice: {
    text: 'In October 2026 Salesforce listed 100,000 Flex Credits at $500. The first matching of a million records uses 75,000 of them, later ones count what is new or changed; a segment of a million uses 50. A Data\u00a0360 Profiles licence counts people instead, and matching uses none.',
    href: 'https://www.salesforce.com/agentforce/pricing/',
  },
  duration:
    'Eight to twelve weeks to the first three sources and one audience, then two to four weeks for each source.',
  price: '$35,000 to $75,000: three sources, the matching rules and one audience.',
  questions: [
    {
      question: 'What will the credits cost?',
      answer:
        'We estimate them before you buy, from your record counts and from how often insights and segments refresh. A nightly insight in place of a streaming one often saves the most.',
    },
    {
      question: 'Do we have to copy our data warehouse?',
      answer:
        'No. Snowflake, BigQuery, Redshift and Databricks are queried where they are. We copy only what has to be matched quickly.',
    },
    {
      question: 'What if a person asks to be deleted?',
      answer:
        'The profile is removed and the owner of each source is asked to do the same. A source that keeps the record would bring the person back at the next refresh, so a log shows who has answered.',
    },
  ],
  closing: {
    title: 'Tell us where your data is.',
    text: `The systems, even the spreadsheet, how many customers they hold, and what you would do with one profile. ${site.reply}`,
  },
} as const satisfies Cloud;

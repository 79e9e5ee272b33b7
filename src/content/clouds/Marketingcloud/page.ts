import { site } from '@/content/site';
import type { Cloud } from '../types';
import { panorama, tiles } from './drawings';
import { summary } from './summary';

export const page = {
  ...summary,
  panorama,
  seo: {
    title: 'Marketing Cloud implementation: cost, duration',
    description:
      'Marketing Cloud set up in eight to twelve weeks for $30,000 to $65,000: sending domain, consent, data and three journeys. Engagement or Next, compared.',
    keywords: [
      'Marketing Cloud',
      'Agentforce Marketing',
      'Marketing Cloud Next',
      'Journey Builder',
      'email deliverability',
    ],
  },
  product: 'Agentforce Marketing',
  tagline: 'Email that arrives, with the consent on file.',
  intro:
    'Marketing Cloud, now part of Agentforce Marketing, writes to people who asked for it. We set up domain, data, consent and journeys, then hand your team the controls and the test plan.',
  cta: 'Talk about Marketing Cloud',
  offerings: {
    subtitle:
      'Without the first three, campaigns end in the junk folder. Most teams start with the domain and one journey.',
    start: 5,
    groups: [
      {
        title: 'Permission and data',
        phase: 'dawn',
        layout: 'wide-top',
        items: [
          {
            title: 'Domains and IP warming',
            text: 'A branded sending domain with SPF, DKIM and DMARC in place. Then volume rises over weeks, starting with people who clicked or bought lately.',
            products: 'Sender Authentication Package, dedicated IP, deliverability monitoring',
            picture: tiles.warming,
          },
          {
            title: 'Consent and preferences',
            text: 'One page where a person picks topics and channels. Every send checks it first, including the one somebody is in a hurry for.',
            products: 'CloudPages preference centre, publication lists',
          },
          {
            title: 'Contact data model',
            text: 'People, orders and events in related tables under one subscriber key, so a customer gets one email rather than three.',
            products: 'Contact Builder, data extensions, Marketing Cloud Connect',
          },
        ],
      },
      {
        title: 'Messages and journeys',
        phase: 'morning',
        layout: 'wide-bottom',
        items: [
          {
            title: 'Email production',
            text: 'Templates of approved blocks, so that a campaign takes hours and not days. Each send is checked in dark mode, with images off, and for the customer with the longest name.',
            products: 'Email Studio, Content Builder, AMPscript',
          },
          {
            title: 'Push, SMS and WhatsApp',
            text: 'Phone messages with quiet hours and a weekly cap per person. A push at midnight costs you subscribers.',
            products: 'MobilePush, MobileConnect, WhatsApp messaging',
          },
          {
            title: 'Customer journeys',
            text: 'Welcome, abandoned basket, renewal and win-back. Each journey has a goal, an exit rule and one person who answers for it.',
            products: 'Journey Builder, Automation Studio, Einstein Send Time Optimization',
            picture: tiles.journey,
          },
        ],
      },
      {
        title: 'B2B, Next and reporting',
        phase: 'noon',
        layout: 'wide-top',
        items: [
          {
            title: 'B2B lead nurture',
            text: 'Marketing and sales agree what makes a prospect worth a call: a grade for fit, a score for interest that fades after thirty days. Above the line a rep gets a task; below it, nurture goes on.',
            products:
              'Account Engagement (Growth+ and above), Engagement Studio, scoring and grading',
            picture: tiles.nurture,
          },
          {
            title: 'Marketing Cloud Next',
            text: 'Campaigns built on Flow and on segments of Data\u00a0360 (formerly Data Cloud), beside your CRM. We say plainly when it suits you and when Marketing Cloud Engagement is still the better choice.',
            products: 'Growth and Advanced Editions, marketing flows, Agentforce',
          },
          {
            title: 'Campaign reporting',
            text: 'Orders and revenue by journey, matched on the order number; list growth, bounces and complaints beside them. Opens are shown but decide nothing, because mail apps open messages themselves.',
            products: 'Intelligence Reports for Engagement, Marketing Intelligence',
          },
        ],
      },
    ],
  },
  figures: [
    { label: 'List price of Next, a month', value: 'from $1,500' },
    { label: 'To three journeys', value: '8 to 12 weeks' },
    { label: 'Our price for three journeys', value: '$30,000 to $65,000' },
  ],
  licences:
    'Marketing Cloud Next in Growth or Advanced Edition. Engagement+ (Journey Builder, AMPscript) and Account Engagement (Growth+ and above) each include an edition of Next. Contacts, messages and Data\u00a0360 credits are metered.',
  // salesforce.com/marketing/pricing, as transcribed on 13 August 2026
  listPrice: {
    text: 'In August 2026 Salesforce listed Marketing Cloud Next at $1,500 a month for Growth and $3,250 for Advanced Edition, Engagement+ from $2,000 and Account Engagement+ from $1,250, billed yearly.',
    href: 'https://www.salesforce.com/marketing/pricing/',
  },
  duration:
    'Eight to twelve weeks to three journeys, the first at full volume; about half of it is spent warming up the domain.',
  price: '$30,000 to $65,000: sending domain, consent, data model and three journeys.',
  questions: [
    {
      question: 'Engagement or Marketing Cloud Next?',
      answer:
        'Engagement if you send to millions or depend on Journey Builder and AMPscript today. Next if your audience is in your CRM and Data\u00a0360, and the team is small. With Account Engagement you already own an edition of Next, and can move one campaign at a time.',
    },
    {
      question: 'Can we bring our templates and lists?',
      answer:
        'Templates can come, rebuilt as approved blocks. Lists only with proof of consent: without it a new domain loses its reputation in a week.',
    },
    {
      question: 'How soon may we send to everyone?',
      answer:
        'After four to six weeks. A new domain begins with a few hundred of your keenest readers, and the volume rises as mailbox providers come to trust it.',
    },
  ],
  closing: {
    title: 'Tell us who should hear from you.',
    text: `How many contacts, which channels, and what happened after the last big send. ${site.reply}`,
  },
} as const satisfies Cloud;

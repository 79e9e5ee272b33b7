import { site } from '@/content/site';
import { inWords, inWordsCapitalised } from '@/lib/inWords';
import type { Cloud } from '../types';
import { panorama, tiles } from './drawings';
import { summary } from './summary';

const { count } = summary;

export const page = {
  ...summary,
  panorama,
  seo: {
    title: 'Sales Cloud (Agentforce Sales) implementation',
    description: `Lead routing, quoting, territories, forecasts and Agentforce on Salesforce Sales Cloud: ${inWords(count)} offerings, taken one at a time or as a whole.`,
    keywords: [
      'Sales Cloud',
      'Agentforce Sales',
      'lead routing',
      'Sales Territories',
      'Agentforce Revenue Management',
    ],
  },
  product: 'Agentforce Sales',
  tagline: 'A pipeline you can stand on.',
  intro:
    'Sales Cloud, now sold as Agentforce Sales, keeps every lead, quote and renewal on one path from the first call to the signed order. We set the stages, load the prices, connect the inbox, and sit beside your reps until they would rather use it than a spreadsheet.',
  cta: 'Talk about Sales Cloud',
  offerings: {
    title: `${inWordsCapitalised(count)} offerings, dawn to close.`,
    subtitle:
      'Set out in the order a sales day needs them, from the first lead to the last look at the forecast. Take one, or the whole route.',
    start: 6,
    groups: [
      {
        title: 'Fill the pipeline',
        state: 'morning',
        partOfDay: 'Morning',
        layout: 'tall-left',
        items: [
          {
            title: 'Lead capture and routing',
            text: 'Web forms, events and WhatsApp enquiries arrive as one clean lead, checked for duplicates and handed to the right rep in under a minute.',
            products:
              'Web-to-Lead, messaging (Digital Engagement or message credits), duplicate and assignment rules',
            picture: tiles.leads,
          },
          {
            title: 'Account management',
            text: 'One page per customer: people, group structure, open cases and last order. No rep rings without having seen all four.',
            products: 'Account hierarchies, account teams, contact roles',
          },
          {
            title: 'Sales Engagement',
            text: 'Cadences that say who to call next and with what message, and stop by themselves when the customer replies.',
            products: 'Cadence Builder 2.0, call scripts, email templates',
          },
          {
            title: 'Inbox and calendar sync',
            text: 'Emails and meetings log themselves from Outlook or Gmail, so reps stop typing up their day and managers stop asking for it.',
            products: 'Einstein Activity Capture, Salesforce Inbox',
          },
        ],
      },
      {
        title: 'Work the deal',
        state: 'noon',
        partOfDay: 'Midday',
        layout: 'tall-right',
        items: [
          {
            title: 'Opportunity management',
            text: 'Stages with exit rules, so “nearly closed” means one thing in every region and no deal skips the legal review.',
            products: 'Path, validation rules, opportunity teams',
          },
          {
            title: 'Products and price books',
            text: 'One catalogue with regional prices and currencies. New prices come from your ERP on the night they take effect.',
            products: 'Price books, multiple currencies, MuleSoft',
          },
          {
            title: 'Discount approvals',
            text: 'The request goes to the right manager with the margin shown beside the button. One tap, and the quote moves on.',
            products: 'Flow Approval Processes, Slack',
          },
          {
            title: 'Quote to order',
            text: 'Bundles, discounts and renewals priced by rule, then signed on a phone. Most quotes leave the building in minutes.',
            products:
              'Agentforce Revenue Management (formerly Revenue Cloud), e-signature; Salesforce CPQ where you already run it',
            picture: tiles.quote,
          },
        ],
      },
      {
        title: 'Run the field',
        state: 'gold',
        partOfDay: 'Afternoon',
        layout: 'wide-top',
        items: [
          {
            title: 'Territory planning',
            text: 'Patches balanced by potential rather than postcode, tested on last year’s orders before anyone is told to move.',
            products: 'Sales Territories, Salesforce Maps Territory Planning',
            picture: tiles.patch,
          },
          {
            title: 'Salesforce mobile',
            text: 'Visit notes, prices and customer records in the car park, with or without signal. Changes sync when the signal returns.',
            products:
              'Salesforce mobile app, Briefcase Builder, Mobile App Plus for the offline app',
          },
          {
            title: 'Partner selling',
            text: 'Dealers register deals in their own portal and see only what is theirs. Two dealers after the same deal are flagged early.',
            products: 'Partner Relationship Management, deal registration',
          },
        ],
      },
      {
        title: 'See ahead',
        state: 'dusk',
        partOfDay: 'Evening',
        layout: 'wide-bottom',
        items: [
          {
            title: 'Sales forecasting',
            text: 'Commit, best case and gap to quota, by territory and product family. A manager’s adjustment stands beside the original, never over it.',
            products: 'Forecasts, quotas, forecast types',
          },
          {
            title: 'Agentforce for Sales',
            text: 'Call summaries, next steps and draft replies, taken from the record. Your rep reads every draft before it is sent.',
            products: 'Agentforce, Einstein Conversation Insights',
          },
          {
            title: 'Pipeline dashboards',
            text: 'What moved since yesterday, what slipped and what nobody has touched in a fortnight. In your inbox at seven.',
            products: 'Pipeline Inspection, CRM Analytics, subscriptions',
            picture: tiles.bars,
          },
        ],
      },
    ],
  },
  licences:
    'Agentforce Sales in Enterprise or Unlimited Edition; Pro Suite covers leads, quotes and a simple forecast for a small team. Unlimited includes Sales Engagement and Conversation Insights. Messaging, Revenue Management, Maps, partner licences, CRM Analytics, Mobile App Plus, MuleSoft and the Agentforce for Sales add-on are extra.',
  duration:
    'Eight to twelve weeks for the first team, up to fourteen months for several plants or regions.',
  questions: [
    {
      question: 'Can we keep Salesforce CPQ?',
      answer:
        'Yes, if you already run it: Salesforce looks after it for existing customers but no longer sells it to new ones. We move you to Agentforce Revenue Management when a renewal or a new way of pricing gives you a reason.',
    },
    {
      question: 'How much history should we move?',
      answer:
        'Active accounts, open opportunities and two years of closed deals are usually enough for a forecast. The rest stays readable in an archive.',
    },
    {
      question: 'Do we have to take every offering?',
      answer:
        'No. Most teams begin with leads, opportunities and the forecast, and add quoting or territories in a second stage.',
    },
  ],
  closing: {
    title: 'Tell us about your pipeline.',
    text: `How many reps, which regions, and what the forecast gets wrong. ${site.reply}`,
  },
} as const satisfies Cloud;

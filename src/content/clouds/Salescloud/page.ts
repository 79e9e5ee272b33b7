import { coreListPrice } from '@/content/pricing';
import { site } from '@/content/site';
import type { Cloud } from '../types';
import { panorama, tiles } from './drawings';
import { summary } from './summary';

export const page = {
  ...summary,
  panorama,
  seo: {
    title: 'Sales Cloud implementation: cost and duration',
    description:
      'Salesforce Sales Cloud set up for a first team: $30,000 to $75,000, eight to twelve weeks. Leads, quotes, forecast, one system connected, licence prices.',
    keywords: [
      'Sales Cloud',
      'Agentforce Sales',
      'lead routing',
      'Sales Territories',
      'Agentforce Revenue Management',
    ],
  },
  product: 'Agentforce Sales',
  tagline: 'A forecast that holds in every region.',
  intro:
    'Sales Cloud, now sold as Agentforce Sales, keeps leads, quotes and renewals on one path. We set it up, and sit beside your reps until they prefer it to a spreadsheet.',
  cta: 'Talk about Sales Cloud',
  offerings: {
    subtitle:
      'Set out in the order a sales day needs them, from the first lead to the last look at the forecast. Take one, or the whole route.',
    start: 6,
    groups: [
      {
        title: 'Fill the pipeline',
        phase: 'morning',
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
            text: 'One page per customer: people, group structure, open cases and, from your ERP, the last order and what is overdue. Drawn with your reps, and no longer than one screen.',
            products:
              'Account hierarchies, account teams, contact roles, ERP data through MuleSoft',
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
        phase: 'noon',
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
            text: 'Bundles, discounts and renewals priced by rule, in the customer’s currency, and signed on a phone. We load your real price list in week two: that is where quoting projects stall.',
            products:
              'Agentforce Revenue Management (formerly Revenue Cloud), e-signature; Salesforce CPQ where you already run it',
            picture: tiles.quote,
          },
        ],
      },
      {
        title: 'Run the field',
        phase: 'gold',
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
            text: 'Dealers register deals in a portal of their own. Two dealers after the same deal are flagged early.',
            products: 'Partner Relationship Management, deal registration',
          },
        ],
      },
      {
        title: 'See ahead',
        phase: 'dusk',
        layout: 'wide-bottom',
        items: [
          {
            title: 'Sales forecasting',
            text: 'Commit, best case and gap to quota, by territory and product family. A manager’s adjustment stands beside the original, never over it.',
            products: 'Forecasts, quotas, forecast types',
          },
          {
            title: 'Agentforce for Sales',
            text: 'An agent that suggests the stage, the next step and the close date from calls and emails, and drafts the follow-up. Your rep accepts or rejects each one; nothing is sent unread.',
            products:
              'Agentforce for Sales (pipeline and account management), Einstein Conversation Insights',
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
  figures: [
    { label: 'List price, a user a month', value: 'from $195' },
    { label: 'For a first team', value: '8 to 12 weeks' },
    { label: 'Our price for it', value: '$30,000 to $75,000' },
  ],
  licences:
    'Agentforce Sales in Core, Advanced or Max Edition (new in September 2026). Pro Suite is enough for leads, quotes and a simple forecast in a small team, but there the link to an ERP (the API) costs extra. Core includes Slack, Tableau Next and Salesforce’s Premier support. Extra in each: messaging, Revenue Management, partner licences, CRM Analytics, Mobile App Plus and MuleSoft; below Max also Maps and the Agentforce add-on ($125 a user a month, October 2026), in Core also Sales Engagement.',
  listPrice: { text: coreListPrice, href: 'https://www.salesforce.com/sales/pricing/' },
  duration:
    'Eight to twelve weeks for the first team, up to fourteen months, from $120,000, for several plants or regions.',
  price:
    '$30,000 to $75,000: leads, opportunities, the forecast and one connected system for a first team. Quoting by rule is priced apart.',
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
      question: 'Do manufacturers need Manufacturing Cloud?',
      answer:
        'Only for sales agreements, volume forecasts by account or warranty claims. Kaveri Works did without. Where you need it (it is now called Agentforce Manufacturing), it runs on the same org.',
    },
  ],
  closing: {
    title: 'Tell us about your pipeline.',
    text: `How many reps, which regions, and what the forecast gets wrong. ${site.reply}`,
  },
} as const satisfies Cloud;

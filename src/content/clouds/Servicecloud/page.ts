import { agentPrice, coreListPrice } from '@/content/pricing';
import { site } from '@/content/site';
import type { Cloud } from '../types';
import { panorama, tiles } from './drawings';
import { summary } from './summary';

export const page = {
  ...summary,
  panorama,
  seo: {
    title: 'Service Cloud implementation: cost, duration',
    description:
      'Salesforce Service Cloud for email, web and messaging: $30,000 to $60,000, six to ten weeks. What telephony or field service adds in cost and time.',
    keywords: [
      'Service Cloud',
      'Agentforce Service',
      'Omni-Channel routing',
      'Field Service',
      'contact centre',
    ],
  },
  product: 'Agentforce Service',
  tagline: 'Every case has an owner and a clock.',
  intro:
    'Service Cloud, now Agentforce Service, turns every call, email and visit into one case with one clock. We set up channels and routing, then tune them against your real queues.',
  cta: 'Talk about Service Cloud',
  offerings: {
    subtitle:
      'Most teams begin with routing and knowledge, live in six to ten weeks. Voice and field service follow.',
    start: 16,
    groups: [
      {
        title: 'Channels and routing',
        phase: 'dusk',
        layout: 'tall-left',
        items: [
          {
            title: 'Omni-Channel routing',
            text: 'Work goes to someone free with the right skill and language. Capacity is weighed by effort: one refund dispute counts for more than three chats.',
            products: 'Omni-Channel flows, skills-based routing, Command Center for Service',
            picture: tiles.switchboard,
          },
          {
            title: 'Messaging',
            text: 'Web chat, WhatsApp, Apple Messages and SMS in one console, on one thread. WhatsApp allows free-form replies for 24 hours only, so approved templates are ready for day two.',
            products: 'Enhanced Chat, WhatsApp, Apple Messages for Business, SMS',
          },
          {
            title: 'Salesforce Voice',
            text: 'The phone inside the console: the caller’s record open before hello, a live transcript, and notes drafted at the end.',
            products:
              'Salesforce Voice (formerly Service Cloud Voice) or Agentforce Contact Center, work summaries',
          },
          {
            title: 'Email and web cases',
            text: 'Shared mailboxes become queues with owners. Replies join the right case, and out-of-office notes do not open new ones.',
            products: 'Email-to-Case, Web-to-Case, assignment rules',
          },
        ],
      },
      {
        title: 'Knowledge, response times, field and AI',
        phase: 'night',
        layout: 'tall-right',
        items: [
          {
            title: 'Knowledge base',
            text: 'We start with the fifty questions behind most of your cases. Each article has an owner and a review date, and serves the agent’s screen, the help centre and the AI agent alike.',
            products: 'Lightning Knowledge, data categories, suggested articles',
          },
          {
            title: 'Entitlements and milestones',
            text: 'Response and resolution clocks by contract and business hours. The warning goes out before the breach, not with the apology.',
            products: 'Entitlement processes, milestones, business hours',
          },
          {
            title: 'Field Service',
            text: 'Engineers booked by skill, distance and the parts on the van, under rules that your dispatchers can read. One depot goes first: we compare first-visit fixes before the next one follows.',
            products:
              'Enhanced Scheduling and Optimization, dispatcher console, Field Service mobile app (offline)',
          },
          {
            title: 'Agentforce for Service',
            text: 'An agent that answers order, return and booking questions at any hour, cites the article, and hands over to a person with the conversation attached.',
            products: 'Agentforce Service Agent, Knowledge grounding, Einstein Trust Layer',
            picture: tiles.nightdesk,
          },
        ],
      },
    ],
  },
  figures: [
    { label: 'List price, a user a month', value: 'from $195' },
    { label: 'For email, web and one messaging channel', value: '6 to 10 weeks' },
    { label: 'Our price for these', value: '$30,000 to $60,000' },
  ],
  licences: `Agentforce Service in Core, Advanced or Max Edition (new in September 2026). Extra: Salesforce Voice, Field Service, and messaging by the Digital Engagement licence or by message credits. ${agentPrice}`,
  listPrice: { text: coreListPrice, href: 'https://www.salesforce.com/service/pricing/' },
  duration:
    'Six to ten weeks for email, web and one messaging channel; three to six months with telephony or field service.',
  price:
    '$30,000 to $60,000 for email, web and one messaging channel; up to $140,000 with telephony or field service.',
  questions: [
    {
      question: 'Can we keep our telephone system?',
      answer:
        'Usually. Salesforce Voice works with Amazon Connect and most large providers; Agentforce Contact Center (March 2026) is Salesforce’s own telephony. If you still use Open CTI: it retires on 28 February 2028, and we plan the move with you.',
    },
    {
      question: 'Does an AI agent have to answer our customers?',
      answer:
        'No. Routing, knowledge and response times come first. Agentforce is switched on for one kind of question at a time, and every conversation can be handed to a person.',
    },
    {
      question: 'Do we switch every team on one day?',
      answer:
        'No. The old and the new console run side by side for two weeks, team by team, and open cases move over a weekend.',
    },
  ],
  closing: {
    title: 'Tell us where cases get stuck.',
    text: `Which channels, how many cases a week, and which promise is missed most often. ${site.reply}`,
  },
} as const satisfies Cloud;

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
    title: 'Service Cloud (Agentforce Service) and contact centre',
    description: `Omni-Channel, Salesforce Voice, messaging, Knowledge, entitlements, Field Service and Agentforce: ${inWords(count)} offerings for support teams of any size.`,
    keywords: [
      'Service Cloud',
      'Agentforce Service',
      'Omni-Channel routing',
      'Field Service',
      'contact centre',
    ],
  },
  product: 'Agentforce Service',
  tagline: 'Somebody has left a light on.',
  intro:
    'Service Cloud, now Agentforce Service, turns every call, email, message and visit into one case with one clock. We set up the channels, the routing and the response times you promise, then tune them against your real queues in the weeks after launch.',
  cta: 'Talk about Service Cloud',
  offerings: {
    title: `${inWordsCapitalised(count)} offerings, ${inWords(count)} lit windows.`,
    subtitle:
      'The late shift opens the channels and the night shift keeps the promises. Most teams begin with routing and knowledge.',
    start: 16,
    groups: [
      {
        title: 'Light the windows',
        state: 'dusk',
        partOfDay: 'Late shift',
        layout: 'tall-left',
        items: [
          {
            title: 'Omni-Channel routing',
            text: 'Work goes to someone free with the right skill and language. Capacity is weighed by effort: one refund dispute counts for more than three chats.',
            products: 'Omni-Channel flows, skills-based routing, Command Center for Service',
            picture: tiles.switchboard,
          },
          {
            title: 'Digital Engagement',
            text: 'Web chat, WhatsApp, Apple Messages and SMS in one console. A customer can leave, return and find the conversation intact.',
            products: 'Enhanced Chat, WhatsApp, Apple Messages for Business, SMS',
          },
          {
            title: 'Salesforce Voice',
            text: 'The phone inside the console: the caller’s record open before hello, a live transcript, and notes drafted at the end.',
            products:
              'Salesforce Voice (formerly Service Cloud Voice), Amazon Connect, work summaries',
          },
          {
            title: 'Email and web cases',
            text: 'Shared mailboxes become queues with owners. Replies join the right case, and out-of-office notes do not open new ones.',
            products: 'Email-to-Case, Web-to-Case, assignment rules',
          },
        ],
      },
      {
        title: 'Keep the night watch',
        state: 'night',
        partOfDay: 'Night shift',
        layout: 'tall-right',
        items: [
          {
            title: 'Knowledge base',
            text: 'Articles written from solved cases, given a review date, and suggested while the case is open. Old advice is retired.',
            products: 'Lightning Knowledge, data categories, suggested articles',
          },
          {
            title: 'Entitlements and milestones',
            text: 'Response and resolution clocks by contract and business hours. The warning goes out before the breach, not with the apology.',
            products: 'Entitlement processes, milestones, business hours',
          },
          {
            title: 'Field Service',
            text: 'Engineers scheduled by skill, travel time and parts on the van. Photos, readings and signatures are captured offline.',
            products: 'Enhanced Scheduling and Optimization, Field Service mobile app',
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
  licences:
    'Agentforce Service in Enterprise or Unlimited Edition. Salesforce Voice and Field Service are extra. So is messaging: the Digital Engagement licence, or message credits with Agentforce Contact Center Digital. AI agents are charged separately, by use.',
  duration:
    'Six to ten weeks for email, web and one messaging channel; three to six months with telephony or field service.',
  questions: [
    {
      question: 'Can we keep our telephone system?',
      answer:
        'Usually. Salesforce Voice works with Amazon Connect and with most large telephony providers. If you still use Open CTI: it retires on 28 February 2028, and we plan the move with you.',
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
    title: 'Tell us what keeps you up.',
    text: `Which channels, how many cases a week, and which promise is missed most often. ${site.reply}`,
  },
} as const satisfies Cloud;

import { site } from '@/content/site';
import type { Cloud } from '../types';
import { panorama, tiles } from './drawings';
import { summary } from './summary';

export const page = {
  ...summary,
  panorama,
  seo: {
    title: 'Experience Cloud portals: cost and duration',
    description:
      'Salesforce portals for customers and dealers: a help centre from $25,000, a portal for $60,000 to $110,000, access rules tested before each release.',
    keywords: [
      'Experience Cloud',
      'customer portal',
      'partner portal',
      'LWR site',
      'Salesforce CMS',
    ],
  },
  product: 'Portals and sites',
  tagline: 'Portals that show visitors only what is theirs.',
  intro:
    'Experience Cloud puts Salesforce records in front of customers and partners. We build the site, set the sharing rules, and test as every visitor, including those who edit the address bar.',
  cta: 'Talk about Experience Cloud',
  offerings: {
    subtitle:
      'Build the site, then test who sees what, where most of the risk is. Most customers start with the customer portal.',
    start: 8,
    groups: [
      {
        title: 'Build the site',
        phase: 'morning',
        layout: 'tall-left',
        items: [
          {
            title: 'Fast LWR sites',
            text: 'Sites on Lightning Web Runtime in your brand, assembled when you publish. LWR leaves out things the Aura templates had, such as the skip link; we add what your visitors need.',
            products: 'Build Your Own (LWR), Lightning web components, CDN',
            picture: tiles.doorway,
          },
          {
            title: 'Customer portal',
            text: 'Orders, invoices, cases and bookings behind one sign-in, so a customer can find a delivery date without ringing you.',
            products:
              'Build Your Own (LWR), screen flows; the Customer Account Portal template (Aura) where you already run it',
          },
          {
            title: 'Partner portal',
            text: 'Leads passed out, deals registered, price lists and training in one place. Partners work on their own pipeline; you see all of them.',
            products:
              'Build Your Own (LWR), lead distribution, partner roles; the Partner Central template (Aura) where you already run it',
          },
          {
            title: 'Public help centre',
            text: 'Your published Knowledge articles, open to search engines, with a case form that suggests answers before it is sent. The guest user may read those articles and nothing else.',
            products:
              'Build Your Own (LWR), Knowledge, guest user profile, sitemap; the Help Center template (Aura) where you already run it',
          },
        ],
      },
      {
        title: 'Decide who sees what',
        phase: 'gold',
        layout: 'tall-right',
        items: [
          {
            title: 'Sign-in and registration',
            text: 'Self-registration, single sign-on and one-time codes, with duplicate contacts caught before they are created.',
            products: 'External Identity, login flows, SAML and OpenID Connect',
          },
          {
            title: 'Sharing and access',
            text: 'External defaults start private; each thing we open is written down and has its own test.',
            products: 'Sharing sets, share groups, guest user sharing rules',
          },
          {
            title: 'Audience targeting',
            text: 'Dealers in three price tiers see their own banner, prices and documents on one page. We write down the rule behind each version, and sign in as one of each to test it.',
            products: 'Audiences, page variations, multilingual sites',
          },
          {
            title: 'CMS workspaces',
            text: 'Editors write once, get approval and publish to several sites and languages. A change of wording no longer needs a developer and a fortnight.',
            products: 'Salesforce CMS, enhanced workspaces, content approvals',
            picture: tiles.shelves,
          },
        ],
      },
    ],
  },
  figures: [
    { label: 'List price, a login', value: 'from $2' },
    { label: 'To a help centre', value: '6 to 8 weeks' },
    { label: 'Our price for it', value: 'from $25,000' },
  ],
  licences:
    'Community licences by member or by login; your own org needs at least Enterprise or Core Edition.',
  // Salesforce's list of add-ons, as transcribed in September 2026
  listPrice: {
    text: 'In September 2026 Salesforce listed Customer Community at $2 a login or $5 a member a month, Customer Community Plus at $6 or $15, Partner Community at $10 or $25.',
    href: 'https://www.salesforce.com/experience-cloud/pricing/',
  },
  duration:
    'Six to eight weeks for a help centre, three to five months for a portal with sign-in and orders.',
  price:
    'From $25,000 for a help centre; $60,000 to $110,000 for a portal with sign-in, access rules and one connected system.',
  questions: [
    {
      question: 'LWR or Aura?',
      answer:
        'LWR (Lightning Web Runtime) for every new site. Aura only where you already run a template, such as Partner Central, and it does not yet need replacing.',
    },
    {
      question: 'Member or login licences?',
      answer:
        'At list price a member costs about as much as two and a half logins a month: logins for people who come once or twice, members for those who come more often. We count your last twelve months before you sign.',
    },
    {
      question: 'How do you know that nobody sees too much?',
      answer:
        'We write the personas down with you, sign in as each of them after every release, and try the addresses and record numbers that a curious visitor would.',
    },
  ],
  closing: {
    title: 'Tell us who will use the portal.',
    text: `Customers, partners or the public, and what each must see and must never see. ${site.reply}`,
  },
} as const satisfies Cloud;

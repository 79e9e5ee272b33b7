import type { Env } from '@/config/env';
import { paths } from '@/config/paths';
import { longDate } from '@/lib/longDate';
import {
  emailLink,
  itemIf,
  list,
  paragraph,
  withPhone,
  policyTextsFor,
  type PartPolicy,
  type PrivacySection,
} from './policy';
import { crm } from './retention';
import { site } from './site';
import type { PageSeo, TimeOfDay } from './types';

export const securitySeo = {
  title: 'Security, data and accessibility',
  description:
    'Who may enter your Salesforce org and from where, contracts, suppliers and AI tools, how to report a vulnerability, and how accessible this site is.',
  keywords: ['Salesforce partner security', 'data processing agreement', 'accessibility statement'],
} as const satisfies PageSeo;

export const securityHero = {
  timeOfDay: { time: '20:15', name: 'For your security team', phase: 'night' },
  title: ['You keep the keys', 'to your org.'],
  intro:
    'What your security team asks before the first call: who enters your org, what is signed, who else is involved, and whom to tell when something is wrong.',
  updated: { label: 'Last updated', date: '2026-11-28' },
} as const satisfies {
  readonly timeOfDay: TimeOfDay;
  readonly title: readonly [string, string];
  readonly intro: string;
  readonly updated: {
    readonly label: string;
    readonly date: `${number}-${number}-${number}`;
  };
};

/** Each is said again, with its limits, in a section below. */
export const securityFacts = {
  label: 'In five lines',
  facts: [
    { label: 'Certified', value: 'ISO/IEC 27001' },
    { label: 'You hear of a breach', value: 'within 24 hours' },
    { label: 'Insured, each claim', value: '$2 million' },
    { label: 'Vulnerability reports answered', value: 'in 3 working days' },
    { label: 'This site aims for', value: 'WCAG 2.2, AA' },
  ],
} as const;

const knownLimits = [
  'no test yet with people who use a screen reader, nor on an iPhone',
  'when sending or logging in fails, and when you apply for a job, the message also comes as a browser alert',
];

/**
 * Sample data, as far as it is about the company: people, certificates, insurance and terms are
 * invented. What it says about this website describes the code and its tests.
 */
export function securitySectionsFor(
  env: Env,
  policies: readonly PartPolicy[],
): readonly PrivacySection[] {
  const added = policyTextsFor(policies, env);
  return [
    {
      id: 'your-org',
      title: 'Who enters your org',
      blocks: [
        list(
          {
            term: 'People:',
            text: 'named consultants on your project, each with their own login, never a shared one. No subcontractor unless you agree in writing. References and identity are checked before anyone is hired.',
          },
          {
            term: 'From where:',
            text: `our office in ${site.address.locality}, the homes of colleagues elsewhere in ${site.address.country}, and your own premises when we visit, on encrypted laptops that we manage and can wipe.`,
          },
          {
            term: 'With which rights:',
            text: 'what the task needs and no more, behind your single sign-on and a passkey or a security key. You grant them, you see them in your own audit trail, and we hand them back on the last day.',
          },
          {
            term: 'With which data:',
            text: 'development and tests use masked or made-up records. Production data stays in your org; what a migration needs is deleted thirty days after you accept it.',
          },
        ),
      ],
      summary: 'Who enters, from where, with which rights.',
    },
    {
      id: 'contracts',
      title: 'Certificates and contracts',
      blocks: [
        list(
          {
            term: 'ISO/IEC 27001:2022:',
            text: `certificate IS-000000 of Example Certification (sample): delivery and support, in ${site.address.locality} and from home; the certificate and the statement of applicability are sent on request. We have no SOC 2 report of our own: your data is in Salesforce’s cloud, whose reports Salesforce gives you.`,
          },
          {
            term: 'Data processing agreement:',
            text: 'signed before we see personal data. For data from the EU and the UK it contains the standard contractual clauses and the UK’s addendum, with an assessment of the transfer; where that is not enough, we work without personal data or not at all.',
          },
          {
            term: 'Health data:',
            text: 'nobody opens it from outside your country unless your own authority and contract allow it. Where they do not, we build on masked copies, and your own people run each step that touches a real record, with our instructions.',
          },
          {
            term: 'Insurance:',
            text: 'professional indemnity and cyber cover of two million US dollars each, for each claim and year.',
          },
          {
            term: 'Breach:',
            text: 'you hear from a person within 24 hours of our noticing, with what we know and what we are doing about it.',
          },
        ),
      ],
      summary: 'Contracts before we see data.',
    },
    {
      id: 'suppliers',
      title: 'Suppliers and AI tools',
      blocks: [
        paragraph(
          'For your project: Salesforce, and the suppliers of our email, files, tickets, source code and AI assistants. Their names, places and purposes are an annex of the data processing agreement. For this website:',
        ),
        list(
          { term: 'Hosting:', text: 'serves these pages.' },
          { term: 'Form server:', text: 'hands a form on, and keeps no copy.' },
          {
            term: 'Email delivery and mailbox:',
            text: 'carry messages to our inbox, and hold them.',
          },
          ...itemIf(crm.storesMessages, {
            term: 'Salesforce:',
            text: 'stores a message as a lead.',
          }),
          ...added('suppliers'),
        ),
        paragraph(
          'AI assistants draft tests, mappings and notes under contracts that forbid training on what we type. A named person answers for each. Your data goes into none of them unless our contract with you says so.',
        ),
        paragraph(
          'What each supplier receives is in the ',
          { text: 'privacy policy', href: paths.privacy },
          '.',
        ),
      ],
      summary: 'Few, each with one job; none may train on your data.',
    },
    {
      id: 'website',
      title: 'This website',
      blocks: [
        list(
          {
            term: 'Transport:',
            text: 'https only. Our host tells browsers not to show this site inside another.',
          },
          {
            term: 'Scripts:',
            text: 'a content security policy on each page names every source of code; no other runs.',
          },
          ...added('website'),
          {
            term: 'Updates:',
            text: 'prepared every Monday, or as soon as they exist if they close a vulnerability. Those are live within a week, the others within a month.',
          },
        ),
      ],
      summary: 'How this site is protected.',
    },
    {
      id: 'vulnerability',
      title: 'Report a vulnerability',
      blocks: [
        paragraph(
          'Write to ',
          emailLink,
          ' with “Security” in the subject: what you did, what happened, what you expected. We reply within three working days and tell you when it is fixed.',
        ),
        paragraph(
          'We take no legal action against anyone who looks in good faith, touches only their own data, disturbs no service and gives us ninety days before publishing. We pay no rewards, and thank by name anyone who wishes it.',
        ),
      ],
      summary: 'Three working days to a reply.',
    },
    {
      id: 'accessibility',
      title: 'Accessibility of this site',
      blocks: [
        paragraph(
          'We aim for WCAG 2.2, level AA, and know of no requirement that is not met apart from the limits below. This is our own assessment, not an audit.',
        ),
        list(
          {
            term: 'Tested for each release:',
            text: 'one page of each kind and the dialogs with axe-core, in light and dark; dialogs and forms by keyboard; the contrast of the colours by calculation; screens from 320 px on, reduced motion, and reading without JavaScript.',
          },
          {
            term: 'Browsers:',
            text: 'Chromium, Firefox and WebKit, driven by scripts on Linux.',
          },
          {
            term: 'Motion:',
            text: 'one button stops everything that moves; a system that asks for less motion starts with everything still.',
          },
          ...added('accessibility'),
          {
            term: 'Known limits:',
            text: `${knownLimits.join('; ')}.`,
          },
          { term: 'Last reviewed:', text: `${longDate(securityHero.updated.date)}.` },
        ),
      ],
      summary: 'Tested by machine; people are next.',
    },
    {
      id: 'complaints',
      title: 'If something is wrong',
      blocks: [
        paragraph(
          'Write to ',
          emailLink,
          ...withPhone(' or call '),
          '. Say which page and what you could not do; we answer within five working days and give you what you came for in another way meanwhile.',
        ),
        paragraph(
          `If the answer does not help, ask for ${site.grievanceOfficer}, our grievance officer, at the same address. You may also turn to the authority for digital accessibility, or for data protection, of the country where you live.`,
        ),
      ],
      summary: 'Tell us first; an authority can help too.',
    },
  ];
}

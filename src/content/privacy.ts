import { addressLine, site } from '@/content/site';
import type { Hour, PageSeo } from '@/content/types';

/** A run of prose: plain text, an address of the company, or a link to another site. */
export type PrivacyRun =
  | string
  | { readonly kind: 'email' }
  | { readonly kind: 'phone' }
  | { readonly kind: 'link'; readonly text: string; readonly href: `https://${string}` };

export type PrivacyBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly PrivacyRun[] }
  | {
      readonly kind: 'list';
      readonly items: readonly { readonly term: string; readonly text: string }[];
    }
  /** The table of cookies, generated from the code that sets them. */
  | { readonly kind: 'cookieTable' }
  /** The button that opens the preferences dialog, and a note beside it. */
  | { readonly kind: 'cookieSettings'; readonly note: string };

export type PrivacySection = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly PrivacyBlock[];
  /** The side note, under "In short". */
  readonly inShort: string;
};

export const privacySeo = {
  title: 'Privacy policy',
  description: `What ${site.name} collects on this site, which cookies it sets and when, who else is involved, and how to see or delete your data.`,
  keywords: ['privacy policy', 'cookies', 'personal data'],
} as const satisfies PageSeo;

export const privacyHero = {
  hour: { time: '08:10', name: 'Blinds half open', state: 'morning' },
  title: 'Privacy policy',
  lead: 'The short version: we receive what you send us, we never sell it, and you can have it deleted by writing to one address.',
  updated: { label: 'Last updated', date: '2026-11-02', display: '2 November 2026' },
  reading: { label: 'Reading time', display: '4 minutes' },
} as const satisfies {
  readonly hour: Hour;
  readonly title: string;
  readonly lead: string;
  readonly updated: {
    readonly label: string;
    readonly date: `${number}-${number}-${number}`;
    readonly display: string;
  };
  readonly reading: { readonly label: string; readonly display: string };
};

export const privacyLabels = {
  contents: 'On this page',
  inShort: 'In short',
  cookieSettings: 'Cookie settings',
} as const;

/** Sample policy: true for the code of this site; have it reviewed before it speaks for a company. */
export const privacySections = [
  {
    id: 'information',
    title: 'Information we collect',
    blocks: [
      {
        kind: 'paragraph',
        runs: ['We collect what you choose to give us, and little else.'],
      },
      {
        kind: 'list',
        items: [
          {
            term: 'Contact form:',
            text: 'your full name, organisation, email, mobile number and message, sent to us when you press Send message.',
          },
          {
            term: 'Application form:',
            text: 'nothing reaches us. What you type, and your resume’s name, type and size, are only written to your own browser’s console. The file is checked in the browser and never uploaded.',
          },
          {
            term: 'Signing in (optional):',
            text: 'your email address and, from Google or Microsoft, your name and picture, held by our sign-in service. We never see your password.',
          },
          {
            term: 'Visits:',
            text: 'our hosting provider logs each request, as every web host does: IP address, time, page and browser. Film plays and study visits are counted in cookies in your browser, if you allow it.',
          },
        ],
      },
    ],
    inShort: 'What you send, and little else.',
  },
  {
    id: 'use',
    title: 'How we use it',
    blocks: [
      {
        kind: 'paragraph',
        runs: [
          'We use a contact message to answer it and, if you ask, to prepare a proposal. While you are signed in, your name and email are shown in the menu and filled into our forms. Request logs serve to keep the site up and to stop abuse.',
        ],
      },
      {
        kind: 'paragraph',
        runs: [
          'We rely on your consent for optional cookies, on our legitimate interest for answering enquiries and protecting the site, and on contract once you become a customer. We do not sell personal data, build profiles for advertising, or use it to train models.',
        ],
      },
    ],
    inShort: 'To answer you, and to keep the site running.',
  },
  {
    id: 'cookies',
    title: 'Cookies and tracking',
    blocks: [
      {
        kind: 'paragraph',
        runs: [
          'There are no trackers here: no advertising network, no analytics service, no pixels. Fonts and pictures come from this site. What stands below is our own or the sign-in service’s, and nothing on a server reads the cookies.',
        ],
      },
      {
        kind: 'paragraph',
        runs: [
          'Your choice is remembered for a year. Profile data is always on once you have chosen: two cookies with your name and email, set only while you are signed in and removed when you log out. Analytics counts film plays and study visits. Functional remembers the last case study you read. Marketing is empty today. Taking back a choice removes what it had allowed.',
        ],
      },
      { kind: 'cookieTable' },
      { kind: 'cookieSettings', note: 'Opens your current choices. Takes about ten seconds.' },
      {
        kind: 'paragraph',
        runs: [
          'If your browser sends Global Privacy Control and you have not chosen, we behave as if you had chosen necessary only, and we do not ask. A choice that you make here yourself comes first.',
        ],
      },
    ],
    inShort: 'Nothing optional before you choose.',
  },
  {
    id: 'third-parties',
    title: 'Third-party services',
    blocks: [
      {
        kind: 'list',
        items: [
          { term: 'Hosting:', text: 'a provider that serves these pages and keeps request logs.' },
          {
            term: 'Email delivery:',
            text: 'a service that carries the contact form’s five fields to our inbox.',
          },
          {
            term: 'Sign-in:',
            text: 'Firebase Authentication by Google, loaded only when you open the login or sign-up window or have signed in before. Google or Microsoft take part if you choose their button.',
          },
          {
            term: 'Single sign-on:',
            text: 'where a company has set it up, its own OpenID Connect provider signs you in and tells us your name and email.',
          },
        ],
      },
      {
        kind: 'paragraph',
        runs: [
          'Each works under an agreement on data processing, and some are outside your country. What Google keeps for the sign-in service is set out in ',
          {
            kind: 'link',
            text: 'Privacy and Security in Firebase',
            href: 'https://firebase.google.com/support/privacy',
          },
          '.',
        ],
      },
    ],
    inShort: 'A few suppliers, each with one job.',
  },
  {
    id: 'security',
    title: 'Data security',
    blocks: [
      {
        kind: 'paragraph',
        runs: [
          'Traffic is encrypted in transit. Passwords go straight to the sign-in service. A content security policy limits which scripts may run on these pages. Messages are open only to the people who answer them, behind two-step sign-in.',
        ],
      },
      {
        kind: 'paragraph',
        runs: [
          'If a breach affects you, we will tell you and the regulator without undue delay, and within 72 hours where the law requires it.',
        ],
      },
    ],
    inShort: 'Encrypted on the way, few hands at the end.',
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      {
        kind: 'paragraph',
        runs: [
          `You may ask for a copy of your data, have it corrected or deleted, object to how we use it, or take it elsewhere. These rights apply under GDPR, UK GDPR and ${site.address.country}’s DPDP Act; we extend them to everyone.`,
        ],
      },
      {
        kind: 'paragraph',
        runs: [
          'Write to ',
          { kind: 'email' },
          ', from the address concerned if you can, and say if you want your sign-in account deleted too. We answer within 30 days and do not charge. You may also complain to your data protection authority.',
        ],
      },
    ],
    inShort: 'One email is enough.',
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      {
        kind: 'paragraph',
        runs: [
          'When we change something that matters, we move the date above, keep the earlier version on request, and ask for your cookie choice again if the change affects it.',
        ],
      },
    ],
    inShort: 'The date at the top will move.',
  },
  {
    id: 'policy-contact',
    title: 'Contact',
    blocks: [
      { kind: 'paragraph', runs: [`${site.legalName}, ${addressLine}.`] },
      { kind: 'paragraph', runs: ['Email ', { kind: 'email' }] },
      { kind: 'paragraph', runs: ['Phone ', { kind: 'phone' }] },
    ],
    inShort: 'A person reads it.',
  },
] as const satisfies readonly PrivacySection[];

import type { Env } from '@/config/env';
import type { Storage } from '@/lib/storedItem';
import {
  emailLink,
  itemIf,
  list,
  paragraph,
  withPhone,
  policyTextsFor,
  type PartPolicy,
  type PrivacyBlock,
  type PrivacySection,
} from './policy';
import { crm, retention } from './retention';
import { addressLine, legal, site } from './site';
import type { TimeOfDay, PageSeo } from './types';

export const privacySeo = {
  title: 'Privacy policy',
  description: `What ${site.name} collects on this site, which cookies it sets and when, who else is involved, and how to see or delete your data.`,
  keywords: ['privacy policy', 'cookies', 'personal data'],
} as const satisfies PageSeo;

export const privacyHero = {
  timeOfDay: { time: '08:10', name: 'Legal', phase: 'morning' },
  title: 'Privacy policy',
  intro:
    'The short version: we receive what you send and never sell it. Write to one address and we delete it, except logs that the law has us keep.',
  updated: { label: 'Last updated', date: '2026-11-28' },
  reading: { label: 'Reading time', minutes: (minutes: number) => `${minutes}\u00a0minutes` },
} as const satisfies {
  readonly timeOfDay: TimeOfDay;
  readonly title: string;
  readonly intro: string;
  readonly updated: {
    readonly label: string;
    readonly date: `${number}-${number}-${number}`;
  };
  readonly reading: { readonly label: string; readonly minutes: (minutes: number) => string };
};

export const privacyLabels = {
  contents: 'On this page',
  summary: 'In short',
} as const;

/**
 * Sample policy. It describes the code of this site; have it reviewed before a company uses it.
 */
export function privacySectionsFor(
  env: Env,
  policies: readonly PartPolicy[],
  { items }: Storage,
): readonly PrivacySection[] {
  const added = policyTextsFor(policies, env);
  const analytics = added('analytics');
  const hasMarketing = items.some(({ category }) => category === 'marketing');
  return [
    {
      id: 'information',
      title: 'Information we collect',
      blocks: [
        paragraph(
          `${site.registeredName}, ${addressLine}, is responsible for the personal data described here: the controller, or in ${site.address.country} the data fiduciary. For any of it, write to `,
          emailLink,
          '.',
        ),
        paragraph(
          'We collect what you choose to give us, and little else. Writing to us is your choice: the form asks for five fields, an email shows us only your address. This site is not meant for anyone under 18.',
        ),
        paragraph(
          'It covers this site and what you send us from it. What our clients keep in their own Salesforce stays theirs: there our contract with them says what we may do.',
        ),
        ...legal.representatives.map((who) => paragraph(`Our representative there: ${who}.`)),
        list(
          {
            term: 'Contact form:',
            text: 'your full name, organisation, email, mobile number and message, sent to us when you press Send message.',
          },
          ...added('information'),
          {
            term: 'Drafts:',
            text: 'what you type in a form, but not a file, stays in this tab of your browser until you send it, empty the form or close the tab.',
          },
          {
            term: 'Visits:',
            text: 'our hosting provider logs each request, as every web host does: IP address, time, page and browser.',
          },
        ),
      ],
      summary: 'What you send, and little else.',
    },
    {
      id: 'use',
      title: 'How we use it',
      blocks: [
        paragraph(
          `We use a contact message to answer it and, if you ask, to prepare a proposal. Request logs, and a count of forms from each network address, which stays in memory for ${retention.requestCounters}, serve to keep the site up and to stop abuse.`,
        ),
        paragraph(
          hasMarketing
            ? 'We do not sell personal data or use it to train models, and no machine decides about you.'
            : 'We do not sell personal data, build profiles for advertising, or use it to train models, and no machine decides about you.',
        ),
        ...added('use'),
        paragraph('What we rely on in law:'),
        list(
          {
            term: 'Messages:',
            text: `our legitimate interest in answering you, and contract once you become a customer. In ${site.address.country}: the use for which you send it to us.`,
          },
          ...added('law'),
          { term: 'Optional cookies:', text: 'your consent, which you can take back at any time.' },
          {
            term: 'Request logs:',
            text: `our legitimate interest in a site that works and is not abused; in ${site.address.country} the security of our systems.`,
          },
        ),
        paragraph('How long we keep it:'),
        list(
          { term: 'Messages:', text: `${retention.messages}.` },
          ...added('retention'),
          { term: 'Request logs:', text: `${retention.requestLogs}.` },
          { term: 'Cookies:', text: 'as long as the table below says.' },
        ),
      ],
      summary: 'To answer you and keep the site running, for the periods listed here.',
    },
    {
      id: 'cookies',
      title: 'Cookies and tracking',
      blocks: [
        ...(analytics.length > 0
          ? analytics
          : [
              paragraph(
                'There are no trackers here: no advertising network, no analytics service, no pixels. Fonts and pictures come from this site.',
              ),
            ]),
        paragraph(
          'What the table lists is written by this site, unless its line names somebody else.',
        ),
        paragraph(
          hasMarketing
            ? 'Your choice is remembered for a year; Safari deletes it after seven days of use without a visit. Taking back a choice removes what it had allowed.'
            : 'Your choice is remembered for a year; Safari deletes it after seven days of use without a visit. Nothing here is for marketing today. Taking back a choice removes what it had allowed.',
        ),
        ...added('cookies'),
        { kind: 'cookieTable' },
        { kind: 'cookieSettings', note: 'Opens your current choices. Takes about ten seconds.' },
        paragraph(
          'If your browser sends Global Privacy Control and you have not chosen, we behave as if you had chosen necessary only, and we do not ask. A choice that you make here yourself comes first.',
        ),
      ],
      summary: 'Nothing optional before you choose.',
    },
    {
      id: 'third-parties',
      title: 'Third-party services',
      blocks: [
        list(
          { term: 'Hosting:', text: 'a provider that serves these pages and keeps request logs.' },
          {
            term: 'Form server:',
            text: `hands your form to our email delivery within a minute, and keeps no copy. A fingerprint of each form, from which it cannot be read back, marks the email and stays in memory for ${retention.fingerprints}, so that the same form does not arrive twice; its first eight characters stay in the server’s log for ${retention.requestLogs}.`,
          },
          {
            term: 'Email delivery:',
            text: `a service that carries what you send to our inbox, as a rule within seconds, and keeps it for at most ${retention.emailDelivery}.`,
          },
          {
            term: 'Mailbox:',
            text: 'the service that holds our inbox, where messages and applications stay for the periods above.',
          },
          ...itemIf(crm.storesMessages, {
            term: 'CRM:',
            text: 'Salesforce stores your message as a lead.',
          }),
          ...added('thirdParties'),
        ),
        paragraph(
          `Hosting, email delivery and mailbox work for us under data processing agreements; we tell you on request where each of them is. What you send passes through them on its way to us in ${site.address.country}. Where a supplier takes data out of the EU or the UK, that rests on standard contractual clauses and the UK’s addendum to them.`,
        ),
        ...added('thirdPartyTerms'),
      ],
      summary: 'A few suppliers, each with one job.',
    },
    {
      id: 'security',
      title: 'Data security',
      blocks: [
        paragraph(
          'Traffic is encrypted in transit. A content security policy limits which scripts may run on these pages. Messages are open only to the people who answer them, behind two-step sign-in.',
        ),
        ...added('security'),
        paragraph(
          'If a breach affects you, we will tell you and the regulator without undue delay, and within 72 hours where the law requires it.',
        ),
      ],
      summary: 'Encrypted in transit, read by few people.',
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        paragraph(
          `You may ask for a copy of your data, have it corrected or deleted (request logs, which the law has us keep, go after ${retention.requestLogs}), restrict or object to how we use it, take it elsewhere, or withdraw a consent at any time. Not every law gives every one of these rights; we give them all to everyone. ${site.address.country}’s DPDP Act adds, from May 2027, the right to name someone who acts for you if you die or no longer can; we respect it already.`,
        ),
        paragraph(
          'Write to ',
          emailLink,
          ', from the address concerned if you can. We answer within 30 days and do not charge.',
        ),
        ...added('rights'),
        paragraph(
          `If our answer does not settle it, ask for ${site.grievanceOfficer}, our grievance officer, at the same address`,
          ...withPhone(' or on '),
          '. A complaint is acknowledged within five working days.',
        ),
        paragraph(
          `You have the right to complain: in the EU and the UK to the data protection authority where you live or work; in ${site.address.country}, from May 2027, to the Data Protection Board of ${site.address.country} once the grievance officer has answered.`,
        ),
      ],
      summary: 'Ask by email; you may also complain to an authority.',
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        paragraph(
          'When we change something that matters, we move the date above, send you the earlier version on request, and ask for your cookie choice again if the change affects it.',
        ),
      ],
      summary: 'The date at the top will move.',
    },
    {
      id: 'policy-contact',
      title: 'Contact',
      blocks: [
        paragraph(`${site.registeredName}, ${addressLine}.`),
        paragraph('Email ', emailLink, ...withPhone(', phone ')),
      ],
      summary: 'A person reads it.',
    },
  ];
}

/** Words a minute, read silently (Brysbaert, 2019). */
const readingSpeed = 238;

/** Minutes to read the policy with its table. */
export function readingMinutes(sections: readonly PrivacySection[], { items }: Storage): number {
  const texts = [
    ...sections.flatMap(({ title, blocks, summary }) => [
      title,
      ...blocks.flatMap(textsOf),
      summary,
    ]),
    ...items.flatMap(({ name, purpose }) => [name, purpose]),
  ];
  return Math.round(texts.join(' ').split(/\s+/).length / readingSpeed);
}

function textsOf(block: PrivacyBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      // a link counts as a word
      return block.inlines.map((inline) => (typeof inline === 'string' ? inline : inline.href));
    case 'list':
      return block.items.flatMap(({ term, text }) => [term, text]);
    case 'cookieTable':
      return [];
    case 'cookieSettings':
      return [block.note];
  }
}

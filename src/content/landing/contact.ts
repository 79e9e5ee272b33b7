import { wheelOrder } from '@/content/clouds/list';
import { menuLabels } from '@/content/menu';
import { crm, retention } from '@/content/retention';
import { addressLine, site } from '@/content/site';
import type { SectionHeading } from '@/content/types';
import { emailTexts, formTexts } from '@/content/ui';
import type { FormField } from '@/lib/formErrors';
import { inWords } from '@/lib/inWords';
import type { SendErrorCause } from '@/lib/sendResult';
import { domains } from './domains';

export const contactHeading = {
  label: menuLabels.contact,
  timeOfDay: { time: '05:41', phase: 'dawn' },
  title: 'Tell us what is not working.',
  intro: `What happens today, what has to change, and by when. ${site.reply} Then we talk for half an hour, at no charge, and under a confidentiality agreement if you wish.`,
} as const satisfies SectionHeading;

type ContactMethod = {
  readonly label: string;
  readonly text?: string;
  readonly href?: string;
  readonly rows?: readonly { readonly city: string; readonly hours: string }[];
};

export const contactMethods: readonly ContactMethod[] = [
  ...(site.phone ? [{ label: 'Call', text: site.phone.display, href: site.phone.href }] : []),
  { label: 'Write', text: site.email, href: `mailto:${site.email}` },
  { label: 'Visit', text: addressLine },
  {
    label: 'Support hours',
    rows: [
      { city: site.address.locality, hours: site.support.hours },
      ...site.support.abroad.map(({ city, hours }) => ({ city, hours: `${hours}, in January` })),
    ],
  },
];

/** In the order in which they are checked; what is required says so in fixed words. */
export const contactFields = [
  {
    name: 'name',
    label: 'Full name',
    placeholder: 'Priya Menon',
    autoComplete: 'name',
    required: 'Full name is required',
  },
  {
    name: 'organization',
    label: 'Organization',
    placeholder: 'Company name',
    autoComplete: 'organization',
    required: 'Organization is required',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    placeholder: 'you@example.com',
    autoComplete: 'email',
    required: 'Email is required',
    ...emailTexts,
  },
  {
    name: 'phone',
    label: 'Mobile number',
    type: 'tel',
    placeholder: '+91 98100 00000',
    autoComplete: 'tel',
    hint: 'With country code',
    required: 'Mobile number is required',
  },
  {
    name: 'message',
    label: 'Message',
    type: 'textarea',
    placeholder: 'Our two sales teams keep separate spreadsheets, and the renewal is in March…',
    required: 'Message is required',
  },
] as const satisfies readonly FormField<string>[];

export type ContactFieldName = (typeof contactFields)[number]['name'];

export type ContactField = FormField<ContactFieldName>;

const requiredCount = contactFields.filter((field: ContactField) => field.required).length;

export const contactForm = {
  label: 'Contact form',
  note: `${requiredCount === contactFields.length ? `All ${inWords(requiredCount)} fields are required.` : 'Fields are required unless they say “optional”.'} We ring your number only to arrange the talk.`,
  /** Who receives the data, how long it is stored, and whom to ask. */
  notice: {
    text: `We get what you enter here by email${crm.storesMessages ? ' and as a lead in our CRM' : ''}, use it to answer you, and keep it until ${retention.messages}. To see or delete it, write to ${site.email}.`,
    policy: 'Privacy policy',
  },
  ...formTexts,
  submit: 'Send message',
  sending: 'Sending…',
  success: 'Message sent successfully!',
  /** Stays when the success message goes. The phone number or the email address follows. */
  receipt: (time: string, email: string, reference: string | undefined) =>
    `Your message arrived at ${time}${reference ? ` with the reference ${reference}` : ''}. ${site.reply} The answer goes to ${email}; if none comes, ${site.phone ? 'call' : 'write to'}`,
  /** The response's success flag was false. */
  rejected: 'Failed to send email',
  /** No response, an invalid one, or none within 15 seconds. */
  networkError: 'Something went wrong',
  failure: {
    texts: {
      unreachable:
        'No answer came: you are offline, or our form cannot be reached. Nothing is lost: your message is still in the form. Try again, or write to us instead.',
      other:
        'Nothing is lost: your message is still in the form. Try again, or write to us instead.',
      tooLarge:
        'Your message is too long for this form. Nothing is lost: shorten it, or write to us instead.',
      tooMany:
        'Too many messages came from your network. Nothing is lost: try again in a few minutes, or write to us instead.',
      busy: 'Our form is busy. Nothing is lost: try again in a minute, or write to us instead.',
    } satisfies Record<SendErrorCause, string>,
    write: 'Write to us instead',
    call: (phone: string) => `Call ${phone}`,
    tryAgain: 'Try again',
    mailSubject: (organization: string) => `Message from ${organization}`,
  },
  /** Label of the honeypot field. */
  honeypot: 'Leave this field empty',
  withoutJavaScript:
    'Without JavaScript, “Send message” opens your email program with what you wrote.',
} as const;

/** By the topic of `paths.ask`: what stands in the message field of a visitor who comes by that link. */
export const contactRequests: ReadonlyMap<string, string> = new Map([
  [
    'health-check',
    request('We would like a health check of our Salesforce org.', [
      'Users',
      'Clouds',
      'What worries us most',
    ]),
  ],
  [
    'readiness-check',
    request('We would like an Agentforce readiness check.', [
      'The question we would hand over first',
      'How often it is asked in a month',
      'Where the answers are today',
    ]),
  ],
  [
    'licences',
    request('We would like to go through a Salesforce licence quote.', [
      'Editions and seats',
      'Renewal date',
      'What nobody uses',
    ]),
  ],
  [
    'migration',
    request('We would like to move data to Salesforce.', [
      'From which system',
      'How many records',
      'By when',
    ]),
  ],
  [
    'reference',
    request('We would like to talk to one of your customers.', [
      'Our industry',
      'Users',
      'What we want to ask',
    ]),
  ],
  ...wheelOrder.map(({ id, name, ask }) => [id, request(`About ${name}.`, ask)] as const),
  ...domains.map(
    ({ id, title }) =>
      [
        id,
        request(`About ${title}.`, ['What happens today', 'What has to change', 'By when']),
      ] as const,
  ),
]);

function request(subject: string, questions: readonly string[]): string {
  return [subject, ...questions.map((question) => `${question}: `)].join('\n');
}

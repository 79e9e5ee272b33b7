import { sampleCounts } from '@/content/counts';
import { site } from '@/content/site';
import type { TimeOfDay } from '@/content/types';
import { emailTexts, formTexts } from '@/content/ui';
import type { FormField } from '@/lib/formErrors';
import { inWordsCapitalised } from '@/lib/inWords';
import type { SendErrorCause } from '@/lib/sendResult';
import { jobLabels } from './labels';
import { applicationRetention } from './retention';

export const careersHero = {
  label: jobLabels.employer,
  timeOfDay: { time: '06:10', name: 'The early shift', phase: 'morning' },
  titleLines: ['Come and read', 'the sky with us.'],
  intro: `There are ${sampleCounts.people} of us, ${sampleCounts.atTheOffice} in ${site.address.locality}, the rest at home across ${site.address.country}. Exams are on company time, every posting names its pay, and you hear within twelve working days.`,
} as const satisfies {
  readonly label: string;
  readonly timeOfDay: TimeOfDay;
  readonly titleLines: readonly [string, string];
  readonly intro: string;
};

export const jobCardLabels = {
  list: 'Open positions',
  heading: (count: number) =>
    `${count === 0 ? 'No' : inWordsCapitalised(count)} open position${count === 1 ? '' : 's'}`,
  apply: 'Apply Now',
  /** Added to "Apply Now" for screen readers, which may list buttons without context. */
  applyFor: (title: string) => `for ${title}`,
  selected: 'Selected',
  closed: (date: string) => `Closed on ${date}`,
} as const;

/** In the order of the form, which is also the order in which they are checked. */
export type ApplicationFieldName =
  'fullName' | 'phone' | 'email' | 'location' | 'experience' | 'linkedIn' | 'resume' | 'message';

export type ApplicationField = FormField<ApplicationFieldName>;

/** At the field, before the file is sent or when the receiver does not accept it. */
export const resumeErrors = {
  wrongType: 'That file is not a PDF, DOC or DOCX. Save it as a PDF, or choose another.',
  wrongContent:
    'That file’s content does not match its name. Save it as a PDF without a password, or choose another.',
  tooLarge: 'That file is larger than 4 MB. Please choose a smaller one.',
  unreadable: 'That file could not be read. Please choose it again.',
} as const;

export const applicationFields = [
  { name: 'fullName', label: 'Full name', autoComplete: 'name', required: 'Full name is required' },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    required: 'Phone is required',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    required: 'Email is required',
    ...emailTexts,
  },
  {
    name: 'location',
    label: 'Location',
    placeholder: 'Where you live',
    autoComplete: 'address-level2',
    required: 'Location is required',
  },
  {
    name: 'experience',
    label: 'Experience (years)',
    required: 'Experience is required',
  },
  {
    name: 'linkedIn',
    label: 'LinkedIn (optional)',
    type: 'url',
    autoComplete: 'url',
    invalidFormat: 'Enter a full address that starts with https://',
  },
  {
    name: 'resume',
    label: 'Resume or CV',
    type: 'file',
    required: 'Resume is required',
    refusals: resumeErrors,
  },
  {
    name: 'message',
    label: 'Message: why this job?',
    type: 'textarea',
    required: 'Message is required',
  },
] as const satisfies readonly ApplicationField[];

export const applicationForm = {
  label: 'Application form',
  /** The form's heading while no job is selected. */
  heading: 'Your application',
  /** The heading, followed by the job's title. */
  headingFor: 'Apply for:',
  /** If the URL names a closed posting. */
  closed: (title: string, date: string) =>
    `${title} closed on ${date} and takes no more applications.`,
  ...formTexts,
  submit: 'Submit application',
  noJob: "Please select a job by clicking 'Apply Now'",
  success: (title: string) => `Application submitted for ${title}`,
  /** Below it, if the receiver names one. */
  reference: (reference: string) => `Our reference is ${reference}.`,
  resume: {
    hint: 'PDF, DOC or DOCX, up to 4 MB',
    choose: 'Choose a file',
    chooseAnother: 'Choose another',
  },
  sending: 'Sending…',
  /** Names the progress bar. */
  progress: 'Upload',
  percent: (fraction: number) => `${Math.floor(fraction * 100)}%`,
  uploaded: 'All of it is sent. Waiting for the answer…',
  cancel: 'Cancel',
  cancelled: 'Sending was cancelled. Your answers are still in the form.',
  /** After everything was uploaded. */
  stoppedWaiting:
    'You stopped waiting for the answer. The application may have arrived already; your answers are still in the form.',
  /** The response's success flag was false. */
  rejected: 'Failed to send application',
  /** No response, an invalid one, or none within 60 seconds. */
  networkError: 'Something went wrong',
  failure: {
    texts: {
      unreachable:
        'No answer came: you are offline, or our form cannot be reached. Nothing is lost: your answers and your resume are still in the form. Try again, or apply by email and attach your resume there.',
      other:
        'Nothing is lost: your answers and your resume are still in the form. Try again, or apply by email and attach your resume there.',
      tooLarge:
        'Your resume is larger than we can take here. Nothing is lost: choose a smaller file, or apply by email and attach it there.',
      tooMany:
        'Too many applications came from your network. Nothing is lost: try again in a few minutes, or apply by email and attach your resume there.',
      busy: 'Our form is busy. Nothing is lost: try again in a minute, or apply by email and attach your resume there.',
    } satisfies Record<SendErrorCause, string>,
    write: 'Apply by email',
    call: (phone: string) => `Call ${phone}`,
    tryAgain: 'Try again',
  },
  /** Without a receiver, in place of the success message. */
  notSent: {
    title: 'Checked, but not sent.',
    text: (reference: string) =>
      `This form does not send. “Apply by email” opens your email program with your answers and the reference ${reference.replace('-', '\u2011')}; attach your resume there.`,
  },
  /** The subject of an email sent without JavaScript, when no job is known. */
  mailSubjectWithoutJob: 'Application',
  attachResume: '(Please attach your resume.)',
  withoutJavaScript:
    'Without JavaScript your answers are not checked, and “Submit application” opens your email program with what you wrote. Name the job and attach your resume there.',
  notice: {
    /** With a receiver. */
    withReceiver: `Your application goes by email to the people at ${site.name} who hire and who read our messages. We keep it until ${applicationRetention}. To see or delete it, write to ${site.email}.`,
    /** Without a receiver. */
    withoutReceiver:
      'This form sends nothing: it checks your answers and puts them into an email for you, to which you attach your resume. On a phone it may be easier to write it yourself:',
    write: (reference: string | undefined) =>
      reference ? `email us with the reference ${reference.replace('-', '\u2011')}` : 'email us',
    policy: 'Privacy policy',
  },
} as const;

/** Opens the description of a remote posting for search engines. */
export const remoteTerms = ({ area, type }: { readonly area: string; readonly type: string }) =>
  `100% remote, ${area}, ${type.toLowerCase()}; two visits to ${site.address.locality} a year at our cost.`;

/**
 * Sample data: an invented employer. No equal opportunity policy exists: section 21 of the Rights of
 * Persons with Disabilities Act 2016 asks for one. Have a lawyer write it, and publish it.
 */
export const workingHere = {
  id: 'working-here',
  title: 'What comes with the job.',
  terms: [
    {
      term: 'Leave',
      text: '24 days a year, public holidays and sick leave on top. 26 weeks for whoever gives birth, 12 for every other new parent, adoptive parents included.',
    },
    {
      term: 'Hours and notice',
      text: '40 hours a week, no bond, three months of probation, two months’ notice. We wait out your present notice, or buy out up to thirty days of it.',
    },
    {
      term: 'Benefits',
      text: 'The pay named is fixed; provident fund comes on top, and there is no bonus. Health insurance for you and your family, a laptop of your choice, internet at home, and every exam with its study days.',
    },
    {
      term: 'Remote jobs',
      isRemote: true,
      text: `You work anywhere in ${site.address.country}, share four hours a day with ${site.address.locality}, and come to see us twice a year at our cost.`,
    },
    {
      term: 'Interviews',
      text: 'By video, or at the office if you prefer. No job that fits? Whoever works with Salesforce may write at any time, with a resume:',
      email: site.email,
    },
    {
      term: 'Equal opportunities',
      text: 'We decide on the work, whatever your sex, gender, caste, religion, age, disability or family. If something would make it easier to apply, to be interviewed or to work here, or if you want to read our equal opportunity policy, write to Zoya Ansari, our liaison officer:',
      email: site.email,
    },
  ],
} as const satisfies {
  readonly id: string;
  readonly title: string;
  readonly terms: readonly {
    readonly term: string;
    readonly text: string;
    readonly email?: string;
    /** Left out of the postings that are not remote. */
    readonly isRemote?: true;
  }[];
};

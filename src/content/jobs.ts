import { jobPostings, remoteArea, sharedHours, type JobPosting, type JobSlug } from './careers';
import { inWords } from '@/lib/inWords';
import { sampleCounts } from './counts';
import { menuLabels } from './menu';
import { site } from './site';
import type { TimeOfDay, PageSeo } from './types';

type JobStep = { readonly day: string; readonly text: string };
type HiringStep = JobStep & { readonly duration?: string };

/** A posting's page. */
export type Job = JobPosting & {
  readonly seo: PageSeo;
  readonly timeOfDay: TimeOfDay;
  readonly intro: string;
  readonly facts: readonly [JobFact, JobFact, JobFact, JobFact, JobFact];
  /** One paragraph each. */
  readonly tasks: readonly string[];
  readonly requirements: readonly string[];
  /** The experience that the first of the requirements names. */
  readonly monthsOfExperience: number;
  /** Useful, not required. */
  readonly bonus: string;
  readonly ninetyDays: readonly [JobStep, JobStep, JobStep];
  readonly hiring: readonly HiringStep[];
  /** The first month in which the work can begin, as YYYY-MM. */
  readonly start: `${number}-${number}`;
  /** As schema.org's JobPosting spells it. */
  readonly employmentType: 'FULL_TIME';
  readonly isRemote: boolean;
  /** Rupees a year. */
  readonly salary: Salary;
};

type Salary = { readonly currency: 'INR'; readonly min: number; readonly max: number };

type JobFact = { readonly label: string; readonly value: string };

const [reactNative, design, backend] = jobPostings;

const dates = { start: '2027-03' } as const;

const salaries = {
  reactNative: { currency: 'INR', min: 2_200_000, max: 3_200_000 },
  design: { currency: 'INR', min: 1_800_000, max: 2_700_000 },
  backend: { currency: 'INR', min: 2_400_000, max: 3_600_000 },
} as const satisfies Record<string, Salary>;

/** A lakh is a hundred thousand. */
const payOf = ({ min, max }: Salary) => `₹${min / 100_000} to ${max / 100_000} lakh a year`;

/** Sample data: invented postings. */
export const jobs = {
  'react-native-developer': {
    ...reactNative,
    ...dates,
    seo: {
      title: 'React Native Developer, remote',
      description: `Build offline-first field apps in React Native on top of Salesforce. Remote, full-time, ${payOf(salaries.reactNative)}, ${inWords(sharedHours)} hours shared with the office.`,
      keywords: [
        'React Native developer job',
        'remote mobile developer India',
        'Salesforce Mobile SDK',
      ],
    },
    timeOfDay: { time: '05:20', name: 'Before the first van leaves', state: 'dawn' },
    intro:
      'Build the app a technician opens in the dark, on a roof, with one bar of signal. Offline first, Salesforce behind it.',
    facts: [
      { label: 'Location', value: `${reactNative.location}, ${remoteArea}` },
      { label: 'Type', value: reactNative.type },
      { label: 'Hours', value: `${sharedHours} shared with ${site.address.locality}` },
      { label: 'Team', value: 'Field apps, 6 people' },
      { label: 'Pay', value: payOf(salaries.reactNative) },
    ],
    tasks: [
      'Our customers send about four thousand people out each morning to mend, measure and deliver. They carry apps we build in React Native on top of Salesforce Field Service and Sales Cloud.',
      'You will own features from the sketch to the store: screens, local storage, sync, and the awkward cases where two people edit the same job sheet in a lift shaft. Releases go out every second Thursday, never on a Friday.',
    ],
    requirements: [
      'Three years of React Native in apps people depend on, on both stores',
      'TypeScript you would be happy to hand over',
      'Offline data: SQLite, WatermelonDB or Realm, and a view on conflicts',
      'Clear written English, because you will seldom share a room with your team',
    ],
    monthsOfExperience: 36,
    bonus: 'Salesforce Mobile SDK, Swift or Kotlin',
    ninetyDays: [
      {
        day: 'Day 30',
        text: 'You have shipped one fix to a live field app and ridden along with a technician.',
      },
      {
        day: 'Day 60',
        text: 'Offline sync for one module is yours, tests included, and you run its review.',
      },
      {
        day: 'Day 90',
        text: 'Your first feature is in three hundred vans. You choose what comes next.',
      },
    ],
    hiring: [
      { day: 'Day 1', text: 'We read your application. A developer does, not a filter.' },
      { day: 'Day 4', text: 'A call with Meera, who leads the team', duration: '30 minutes' },
      { day: 'Day 8', text: 'A paid exercise on a real, small bug', duration: '3 hours' },
      { day: 'Day 12', text: 'Meet the team, then hear yes or no', duration: '1 hour' },
    ],
    employmentType: 'FULL_TIME',
    isRemote: true,
    salary: salaries.reactNative,
  },
  'ui-ux-designer': {
    ...design,
    ...dates,
    seo: {
      title: 'UI/UX Designer, Noida',
      description: `Design calm Salesforce screens with the people who use them all day. Noida, hybrid, full-time, ${payOf(salaries.design)}, research in every project.`,
      keywords: ['UI/UX designer job', 'product designer Noida', 'Salesforce Lightning design'],
    },
    timeOfDay: { time: '09:30', name: 'Beside the person who clicks', state: 'morning' },
    intro:
      'Turn twelve tabs into one screen that a claims desk can read at a glance, and prove it with the people at that desk.',
    facts: [
      { label: 'Location', value: design.location },
      { label: 'Type', value: `${design.type}, full-time` },
      { label: 'Office days', value: 'Tuesday, Wednesday' },
      { label: 'Team', value: `Design, ${sampleCounts.designers} people` },
      { label: 'Pay', value: payOf(salaries.design) },
    ],
    tasks: [
      'Every project here starts with two days beside the people who will use it. You will watch, count the clicks, and draw what the screen could be before anybody opens the setup menu.',
      'You will own screens in Lightning, portals in Experience Cloud and the field apps, from the first sketch to the labels. You will test with five real users a release and say so when a feature should not be built.',
    ],
    requirements: [
      'Three years of product design for software people use all day',
      'A portfolio with one thing you removed, and why',
      'Figma, and enough HTML and CSS to talk with developers',
      'Accessibility as a habit: contrast, focus, keyboard, plain words',
    ],
    monthsOfExperience: 36,
    bonus: 'Salesforce Lightning Design System, Hindi or a third language',
    ninetyDays: [
      {
        day: 'Day 30',
        text: 'You have sat with two service desks and redrawn one screen they both use.',
      },
      {
        day: 'Day 60',
        text: 'That screen is live in one org, and you have measured it before and after.',
      },
      {
        day: 'Day 90',
        text: 'You lead design on one project and keep one part of our component library.',
      },
    ],
    hiring: [
      { day: 'Day 1', text: 'We read your portfolio. A designer does, not a filter.' },
      { day: 'Day 4', text: 'A call with Zoya, who leads design', duration: '30 minutes' },
      {
        day: 'Day 8',
        text: 'A paid exercise: one hour beside a real user, two for your notes',
        duration: '3 hours',
      },
      { day: 'Day 12', text: 'Meet the team, then hear yes or no', duration: '1 hour' },
    ],
    employmentType: 'FULL_TIME',
    isRemote: false,
    salary: salaries.design,
  },
  'backend-developer-nodejs': {
    ...backend,
    ...dates,
    seo: {
      title: 'Backend Developer Node.js, remote',
      description: `Build integrations, queues and events in Node.js between Salesforce, ERPs and payment systems. Remote, full-time, ${payOf(salaries.backend)}.`,
      keywords: [
        'Node.js developer job',
        'remote backend developer India',
        'Salesforce integration developer',
      ],
    },
    timeOfDay: { time: '23:15', name: 'When the queues are quiet', state: 'night' },
    intro:
      'Build the services that carry an order from a web shop to Salesforce to the ledger once, in order, even on the night the ledger is down.',
    facts: [
      { label: 'Location', value: `${backend.location}, ${remoteArea}` },
      { label: 'Type', value: backend.type },
      { label: 'Hours', value: `${sharedHours} shared with ${site.address.locality}` },
      { label: 'Team', value: 'Integration, 7 people' },
      { label: 'Pay', value: payOf(salaries.backend) },
    ],
    tasks: [
      'Our integrations move about nine million messages a week between Salesforce and ERPs, payment gateways, warehouses and phones. Most are Node.js services with a queue in front and a ledger of what was sent behind.',
      'You will design the contract with the other side, write the service, and make every message safe to send twice. You are on call one night in seven; a page that nobody could act on is a bug with your name on the fix.',
    ],
    requirements: [
      'Four years of Node.js and TypeScript in production',
      'Queues and events: ordering, retries, idempotency, back-pressure',
      'SQL you can explain, and a database you have had to rescue',
      'Tests that let a colleague change your code without you',
    ],
    monthsOfExperience: 48,
    bonus: 'Salesforce Platform Events, Apex, MuleSoft or OpenTelemetry',
    ninetyDays: [
      {
        day: 'Day 30',
        text: 'You have closed three small faults and can follow a message from end to end.',
      },
      {
        day: 'Day 60',
        text: 'One integration is yours, with its dashboard, its tests and its runbook.',
      },
      {
        day: 'Day 90',
        text: 'You have designed a new one with a customer, and it survived its first bad night.',
      },
    ],
    hiring: [
      { day: 'Day 1', text: 'We read your application. A developer does, not a filter.' },
      { day: 'Day 4', text: 'A call with Tomas, who leads the team', duration: '30 minutes' },
      {
        day: 'Day 8',
        text: 'A paid exercise: one queue, one awkward failure',
        duration: '3 hours',
      },
      { day: 'Day 12', text: 'Meet the team, then hear yes or no', duration: '1 hour' },
    ],
    employmentType: 'FULL_TIME',
    isRemote: true,
    salary: salaries.backend,
  },
} as const satisfies Record<JobSlug, Job>;

/** Common texts of the job pages. */
export const jobLabels = {
  breadcrumb: menuLabels.careers,
  facts: 'The job at a glance',
  tasks: 'The work',
  ninetyDays: 'Your first ninety days',
  requirements: 'What you bring',
  bonus: 'Useful, not required:',
  hiring: 'How we hire',
  workingHere: 'Leave, benefits and equal opportunities',
  apply: 'Apply Now',
  card: {
    title: 'Ready when you are',
    text: 'The form takes about five minutes. You will need a resume in PDF, DOC or DOCX.',
    /** Without a receiver of applications. */
    textByMail: `Apply by email: send your resume to ${site.email} with the reference below.`,
    closes: 'Applications close',
    start: 'Start',
    /** A notice period of 30 to 90 days is usual where we hire. */
    startFrom: (month: string) => `From ${month}, after your notice period`,
    reference: 'Reference',
  },
  closed: {
    title: 'This position is closed',
    text: 'It takes no more applications. Others may be open.',
    on: 'Closed on',
    others: 'See all positions',
  },
  others: 'Other open positions',
  view: 'View',
} as const;

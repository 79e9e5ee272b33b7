import { icon } from '@/content/clouds/Servicecloud/icon';
import {
  exercisePay,
  formatPay,
  hoursOfRemote,
  lastHiringStep,
  remoteArea,
  sampleDates,
} from '../terms';
import type { Job } from '../types';

const location = 'Remote';
const type = 'Full-time';
const salary = { currency: 'INR', min: 2_400_000, max: 3_600_000 } as const;
const pay = formatPay(salary);

/** Sample data: an invented posting. */
export const job = {
  slug: 'backend-developer-nodejs',
  icon,
  title: 'Backend Developer Node.js',
  reference: 'BE-05',
  location,
  type,
  description:
    'Integrations, queues and events between Salesforce and everything else that never sleeps.',
  ...sampleDates,
  utcOffset: '+05:30',
  seo: {
    title: 'Node.js Backend Developer, remote in India',
    description: `Build integrations, queues and events in Node.js between Salesforce, ERPs and payment systems. Remote, full-time, ${pay}.`,
    keywords: [
      'Node.js developer job',
      'remote backend developer India',
      'Salesforce integration developer',
    ],
  },
  screen: 'queue',
  timeOfDay: { time: '23:15', phase: 'night' },
  intro:
    'Build the services that carry an order from a web shop to Salesforce to the ledger once, in order, even on the night the ledger is down.',
  facts: [
    { label: 'Location', value: `${location}, ${remoteArea}` },
    { label: 'Type', value: type },
    { label: 'Hours', value: hoursOfRemote },
    { label: 'Team', value: 'Integration, 7 people' },
    { label: 'Pay', value: pay },
  ],
  tasks: [
    'Our integrations move about nine million messages a week between Salesforce and ERPs, payment gateways, warehouses and phones. Most are Node.js services with a queue in front and a ledger of what was sent behind.',
    'You will design the contract with the other side, write the service, and make every message safe to send twice. You are on call one night in seven, for ₹5,000 a night, with the next morning off. An alarm that nobody could act on is a bug, and the team fixes it first.',
  ],
  requirements: [
    'About four years of Node.js and TypeScript in production, or work that shows as much',
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
      text: `An exercise, paid with ${exercisePay}: one queue, one awkward failure`,
      duration: '3 hours',
    },
    lastHiringStep,
  ],
  employmentType: 'FULL_TIME',
  isRemote: true,
  salary,
} as const satisfies Job;

import { icon } from '@/content/clouds/datacloud/icon';
import { inWords } from '@/lib/inWords';
import {
  exercisePay,
  formatPay,
  hoursOfRemote,
  lastHiringStep,
  remoteArea,
  sampleDates,
  sharedHours,
} from '../terms';
import type { Job } from '../types';

const location = 'Remote';
const type = 'Full-time';
const salary = { currency: 'INR', min: 2_200_000, max: 3_200_000 } as const;
const pay = formatPay(salary);

/** Sample data: an invented posting. */
export const job = {
  slug: 'react-native-developer',
  icon,
  title: 'React Native Developer',
  reference: 'RN-03',
  location,
  type,
  description:
    'Build the field apps that technicians open before sunrise. Offline first, Salesforce behind.',
  ...sampleDates,
  utcOffset: '+05:30',
  seo: {
    title: 'React Native Developer, remote in India',
    description: `Build offline-first field apps in React Native on top of Salesforce. Remote, full-time, ${pay}, ${inWords(sharedHours)} hours shared with the office.`,
    keywords: [
      'React Native developer job',
      'remote mobile developer India',
      'Salesforce Mobile SDK',
    ],
  },
  screen: 'route',
  timeOfDay: { time: '05:20', phase: 'dawn' },
  intro:
    'Build the app a technician opens in the dark, on a roof, with one bar of signal. Offline first, Salesforce behind it.',
  facts: [
    { label: 'Location', value: `${location}, ${remoteArea}` },
    { label: 'Type', value: type },
    { label: 'Hours', value: hoursOfRemote },
    { label: 'Team', value: 'Field apps, 6 people' },
    { label: 'Pay', value: pay },
  ],
  tasks: [
    'Our customers send about four thousand people out each morning to mend, measure and deliver. They carry apps we build in React Native on top of Salesforce Field Service and Sales Cloud.',
    'You will own features from the sketch to the store: screens, local storage, sync, and the awkward cases where two people edit the same job sheet in a lift shaft. Releases go out every second Thursday, never on a Friday.',
  ],
  requirements: [
    'About three years of React Native in apps people depend on, on both stores, or work that shows as much',
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
    { day: 'Day 4', text: 'A call with Leela, who leads the team', duration: '30 minutes' },
    {
      day: 'Day 8',
      text: `An exercise on a real, small bug, paid with ${exercisePay}`,
      duration: '3 hours',
    },
    lastHiringStep,
  ],
  employmentType: 'FULL_TIME',
  isRemote: true,
  salary,
} as const satisfies Job;

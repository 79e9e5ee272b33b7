import { icon } from '@/content/clouds/Experiencecloud/icon';
import { sampleCounts } from '@/content/counts';
import { site } from '@/content/site';
import { exercisePay, formatPay, lastHiringStep, sampleDates } from '../terms';
import type { Job } from '../types';

const location = 'Noida, India';
const type = 'Hybrid';
const salary = { currency: 'INR', min: 1_800_000, max: 2_700_000 } as const;
const pay = formatPay(salary);

/** Sample data: an invented posting. */
export const job = {
  slug: 'ui-ux-designer',
  icon,
  title: 'UI/UX Designer',
  reference: 'UX-02',
  location,
  type,
  description:
    'Turn a twelve-tab console into one calm screen. You will sit with the people who use it.',
  ...sampleDates,
  utcOffset: '+05:30',
  seo: {
    title: 'UI/UX Designer, Noida, hybrid',
    description: `Design calm Salesforce screens with the people who use them all day. Noida, hybrid, full-time, ${pay}, research in every project.`,
    keywords: ['UI/UX designer job', 'product designer Noida', 'Salesforce Lightning design'],
  },
  screen: 'list',
  timeOfDay: { time: '09:30', phase: 'morning' },
  intro:
    'Turn twelve tabs into one screen that a claims desk can read at a glance, and prove it with the people at that desk.',
  facts: [
    { label: 'Location', value: location },
    { label: 'Type', value: `${type}, full-time` },
    { label: `Days in ${site.address.street[1]}`, value: 'Tuesday, Wednesday' },
    { label: 'Team', value: `Design, ${sampleCounts.designers} people` },
    { label: 'Pay', value: pay },
  ],
  tasks: [
    'Every project here starts with two days beside the people who will use it. You will watch, count the clicks, and draw what the screen could be before anybody opens the setup menu.',
    'You will own screens in Lightning, portals in Experience Cloud and the field apps, from the first sketch to the labels. You will test with five real users a release and say so when a feature should not be built.',
  ],
  requirements: [
    'About three years of product design for software people use all day, or work that shows as much',
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
    { day: 'Day 4', text: 'A call with Nandini, who leads design', duration: '30 minutes' },
    {
      day: 'Day 8',
      text: `An exercise, paid with ${exercisePay}: one hour beside a real user, two for your notes`,
      duration: '3 hours',
    },
    lastHiringStep,
  ],
  employmentType: 'FULL_TIME',
  isRemote: false,
  salary,
} as const satisfies Job;

import type { SectionHeading } from '@/content/landing/types';

export type OfferingArt =
  | 'digitalTransformation'
  | 'automation'
  | 'consultation'
  | 'customDevelopment'
  | 'dataMigration'
  | 'maintenance'
  | 'integration'
  | 'staffAugmentation'
  | 'cloudResale';

type Offering = { readonly art: OfferingArt; readonly title: string; readonly summary: string };

export const offeringsHeading = {
  hour: { time: '12:00', name: 'High noon', state: 'noon' },
  title: 'Nine things we do, in plain daylight.',
  lead: 'No shadows at this hour. Scope, price and owner are on the table before we start.',
} as const satisfies SectionHeading;

export const offerings = [
  {
    art: 'digitalTransformation',
    title: 'Digital Transformation',
    summary:
      'From paper, spreadsheets and five logins to one platform. We map the change, build it in stages and train every team that touches it.',
  },
  {
    art: 'automation',
    title: 'Automation',
    summary: 'Flows that do the routine, and raise a hand when they cannot.',
  },
  {
    art: 'consultation',
    title: 'Salesforce Consultation',
    summary: 'A straight reading of your org, and which way to head next.',
  },
  {
    art: 'customDevelopment',
    title: 'Custom Development',
    summary: 'Lightning components, Apex and apps for what configuration cannot do.',
  },
  {
    art: 'dataMigration',
    title: 'Data Migration',
    summary: 'Clean, matched and moved, with a rehearsal first.',
  },
  {
    art: 'maintenance',
    title: 'Maintenance and Support',
    summary: 'Admins on call, releases tested, small faults fixed the same week.',
  },
  {
    art: 'integration',
    title: '3rd Party Integration',
    summary: 'Your ERP, payments and inbox, joined in one record.',
  },
  {
    art: 'staffAugmentation',
    title: 'Staff Augmentation',
    summary: 'Certified people in your stand-up, usually within three weeks.',
  },
  {
    art: 'cloudResale',
    title: 'Cloud Resale',
    summary:
      'Salesforce licences at the right size and the right price, with every cloud on one invoice. We tell you when a cheaper edition will do.',
  },
] as const satisfies readonly Offering[];

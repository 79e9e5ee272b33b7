import { offeringPictures } from '@/art/drawings/offerings';
import type { Drawing } from '@/art/kit';
import { anchors, type Anchor } from '@/config/paths';
import { site } from '@/content/site';
import type { SectionHeading } from './types';

type Offering = { readonly picture: Drawing; readonly title: string; readonly summary: string };

export type Term = {
  readonly id?: Anchor;
  readonly term: string;
  readonly text: string;
  readonly link?: { readonly text: string; readonly href: `https://${string}` };
};

export const offeringsHeading = {
  timeOfDay: { time: '12:00', name: 'High noon', state: 'noon' },
  title: 'Nine things we do, in plain daylight.',
  intro: 'No shadows at this hour. Scope, price and owner are on the table before we start.',
} as const satisfies SectionHeading;

export const offerings = [
  {
    picture: offeringPictures.digitalTransformation,
    title: 'Digital Transformation',
    summary:
      'From paper, spreadsheets and five logins to one platform. We map the change, build it in stages and train every team that touches it.',
  },
  {
    picture: offeringPictures.automation,
    title: 'Automation',
    summary: 'Flows that do the routine, and raise a hand when they cannot.',
  },
  {
    picture: offeringPictures.consultation,
    title: 'Salesforce Consultation',
    summary: 'A straight reading of your org, and which way to head next.',
  },
  {
    picture: offeringPictures.customDevelopment,
    title: 'Custom Development',
    summary: 'Apex and Lightning components for what settings cannot do.',
  },
  {
    picture: offeringPictures.dataMigration,
    title: 'Data Migration',
    summary: 'Clean, matched and moved, with a rehearsal first.',
  },
  {
    picture: offeringPictures.maintenance,
    title: 'Maintenance and Support',
    summary: 'Admins on call, releases tested, small faults fixed the same week.',
  },
  {
    picture: offeringPictures.integration,
    title: '3rd Party Integration',
    summary: 'Your ERP, payments and inbox, joined in one record.',
  },
  {
    picture: offeringPictures.staffAugmentation,
    title: 'Staff Augmentation',
    summary: 'Certified people in your stand-up, usually within three weeks.',
  },
  {
    picture: offeringPictures.cloudResale,
    title: 'Cloud Resale',
    summary:
      'Salesforce licences at the right size and the right price, with every cloud on one invoice. We tell you when a cheaper edition will do.',
  },
] as const satisfies readonly Offering[];

/** Answers to what a buyer asks before the first call. Sample data. */
export const terms = [
  {
    id: anchors.pricing,
    term: 'How work is priced',
    text: 'A fixed price where the scope is clear, time and materials under a ceiling where it is not, and a monthly retainer for support.',
  },
  {
    term: 'Where we resell licences',
    text: `In ${site.resaleCountries.slice(0, -1).join(', ')} and ${site.resaleCountries.at(-1)}. Elsewhere you buy from Salesforce, and we do the work.`,
  },
  {
    term: 'Support hours',
    text: `${site.supportHours}. Nights and weekends by contract.`,
  },
  {
    term: 'Salesforce partner tier',
    text: `${site.partner.tier}, as consulting partner and cloud reseller.`,
    link: { text: site.partner.listing.label, href: site.partner.listing.url },
  },
] as const satisfies readonly Term[];

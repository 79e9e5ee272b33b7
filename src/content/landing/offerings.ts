import { firstStepPictures, offeringPictures } from '@/art/drawings/offerings';
import type { Illustration } from '@/art/picture';
import { anchorPath, anchors, paths } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { checkPrice, priceBands, priceNote } from '@/content/pricing';
import { site, supportHoursEverywhere } from '@/content/site';
import type { SectionHeading } from '@/content/types';
import { inWordsCapitalised, listInWords } from '@/lib/inWords';

type Offering = {
  readonly picture: Illustration;
  readonly title: string;
  readonly summary: string;
};

type TermLink = { readonly text: string; readonly href: `https://${string}` | `/${string}` };

export type Term = { readonly term: string; readonly text: string; readonly link?: TermLink };

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
    summary: 'Flows and Agentforce agents that do the routine, and raise a hand when they cannot.',
  },
  {
    picture: offeringPictures.consultation,
    title: 'Salesforce Consultation',
    summary: 'Two weeks in your org, then a priced list of faults.',
  },
  {
    picture: offeringPictures.customDevelopment,
    title: 'Custom Development',
    summary: 'Apex and Lightning components for what settings cannot do.',
  },
  {
    picture: offeringPictures.dataMigration,
    title: 'Data Migration',
    summary: 'Clean, matched and moved, after three rehearsals.',
  },
  {
    picture: offeringPictures.maintenance,
    title: 'Maintenance and Support',
    summary:
      'Admins in support hours, releases tested, small faults fixed within five working days.',
  },
  {
    picture: offeringPictures.integration,
    title: '3rd Party Integration',
    summary: 'Your ERP, payments and inbox, shown on the customer’s page.',
  },
  {
    picture: offeringPictures.staffAugmentation,
    title: 'Staff Augmentation',
    summary: 'Certified people in your team, usually within three weeks.',
  },
  {
    picture: offeringPictures.cloudResale,
    title: 'Cloud Resale',
    summary:
      'In four countries: Salesforce licences at list price or below, every cloud on one invoice. We tell you when a cheaper edition will do.',
  },
] as const satisfies readonly Offering[];

export const offeringsHeading = {
  label: menuLabels.offering,
  timeOfDay: { time: '12:00', phase: 'noon' },
  title: `${inWordsCapitalised(offerings.length)} things we do, in plain daylight.`,
  intro: 'Scope, price and owner are on the table before we start.',
  link: { text: 'See prices', href: anchorPath(anchors.pricing) },
} as const satisfies SectionHeading & { readonly link: TermLink };

const resaleCountries = listInWords(site.resaleCountries);

export const pricingHeading = {
  label: menuLabels.prices,
  timeOfDay: { time: '14:10', phase: 'noon' },
  title: 'How work is priced.',
  intro:
    'A fixed price where the scope is clear, time and materials under a ceiling where it is not, and a monthly retainer for support.',
} as const satisfies SectionHeading;

export const pricing = {
  bands: Object.values(priceBands).map(({ work, price }) => ({ label: work, value: price })),
  note: priceNote,
} as const;

/** Sample data: what can be bought at once. */
export const firstSteps = [
  {
    picture: firstStepPictures.path,
    term: 'A small first step',
    text: `A health check takes two weeks and costs ${checkPrice}. We read your org’s settings, data and automation, sit with five users, and give you a list of faults, the costliest first, each with a price for putting it right. Its price comes off a project that you sign within three\u00a0months.`,
    link: { text: 'Ask for a health check', href: paths.ask('health-check') },
  },
  {
    picture: firstStepPictures.kite,
    term: 'A first AI agent',
    text: `An Agentforce readiness check takes two weeks and costs ${checkPrice}: is your data good enough, which kind of question is worth handing over, what must the agent never do, and what will the credits cost? The first agent follows six to eight weeks later, for $20,000 to $40,000.`,
    link: { text: 'Ask for a readiness check', href: paths.ask('readiness-check') },
  },
] as const satisfies readonly (Term & {
  readonly picture: Illustration;
  readonly link: TermLink;
})[];

export const termsTitle = 'What buyers ask';

/** Answers to what a buyer asks before the first call. Sample data. */
export const terms = [
  {
    term: 'How a project runs',
    text: 'Before you sign you meet the lead consultant and see their certificates; work can start about four weeks later. The lead, two to seven more of ours and at least one of yours; a demonstration every second week; each stage signed off by you; paid in thirds at design, acceptance and four weeks after launch; we stay until then. A change is priced before it is made. What we build is yours, code included. We put our own faults right without charge for ninety days, and are liable up to the order’s price.',
  },
  {
    term: 'What a first year costs',
    text: 'An example: forty people in sales at one plant, with the forecast and one ERP connected through its API, without MuleSoft. Our project, $60,000; licences for forty in Core Edition at Salesforce’s list price of September 2026, $93,600; support from the fifth month, $20,000. Together about $174,000, of which $80,000 is ours. One of your people gives about a day a week for three months.',
  },
  {
    term: 'Support',
    text: `${supportHoursEverywhere}; nights and weekends by contract. Within these hours, a first answer in 30 minutes if work has stopped, in four hours if it is slowed, in one working day otherwise. Each first answer missed takes five per cent off that month’s fee. Three months’ notice after the first six, and a written handover to whoever comes next.`,
  },
  {
    term: 'Where we resell licences',
    text: `In ${resaleCountries}. You sign with ${site.registeredName} in ${site.address.country}, at Salesforce’s list price or below (we show you both), pay in rupees or US dollars, and renew once a year; outside ${site.address.country} your own tax rules for imported services apply. We answer first and bring in Salesforce’s support. You may move the contract to Salesforce at a renewal. Elsewhere you buy from Salesforce, and we do the work.`,
  },
  {
    term: 'Salesforce partner tier',
    text: `${site.partner.tier} consulting partner; authorised cloud reseller in the countries named here. Competencies: ${site.partner.competencies}.`,
    link: { text: site.partner.listing.label, href: site.partner.listing.url },
  },
] as const satisfies readonly Term[];

import type { SectionHeading } from '@/content/landing/types';

export type DomainArt =
  | 'manufacturing'
  | 'consulting'
  | 'lifeScience'
  | 'legal'
  | 'healthcare'
  | 'realEstate'
  | 'nonProfit'
  | 'nbfc';

type Domain = { readonly art: DomainArt; readonly title: string; readonly summary: string };

export const domainsHeading = {
  timeOfDay: { time: '09:40', name: 'Late morning', state: 'morning' },
  title: 'Every industry has its own weather.',
  intro:
    'Eight we know well enough to forecast. Each one comes with data models, integrations and rules we have already built once.',
} as const satisfies SectionHeading;

export const domains = [
  { art: 'manufacturing', title: 'Manufacturing', summary: 'Plants, dealers, service bays' },
  { art: 'consulting', title: 'Customer Consulting', summary: 'Journeys, loyalty, service design' },
  { art: 'lifeScience', title: 'Life Science', summary: 'Labs, trials, field teams' },
  { art: 'legal', title: 'Legal', summary: 'Matters, intake, billing' },
  { art: 'healthcare', title: 'Healthcare', summary: 'Providers, payers, home care' },
  { art: 'realEstate', title: 'Real Estate', summary: 'Developers, brokers, leasing' },
  { art: 'nonProfit', title: 'Non-Profit', summary: 'Donors, grants, programmes' },
  { art: 'nbfc', title: 'NBFC (KYC)', summary: 'Non-bank lending, onboarding, KYC checks' },
] as const satisfies readonly Domain[];

export const domainsLabel = 'Domains we work in';

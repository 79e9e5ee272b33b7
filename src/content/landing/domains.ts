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

type Domain = { readonly art: DomainArt; readonly title: string; readonly line: string };

export const domainsHeading = {
  hour: { time: '09:40', name: 'Late morning', state: 'morning' },
  title: 'Every industry has its own weather.',
  lead: 'Eight we know well enough to forecast. Each one comes with data models, integrations and rules we have already built once.',
} as const satisfies SectionHeading;

export const domains = [
  { art: 'manufacturing', title: 'Manufacturing', line: 'Plants, dealers, service bays' },
  { art: 'consulting', title: 'Customer Consulting', line: 'Journeys, loyalty, service design' },
  { art: 'lifeScience', title: 'Life Science', line: 'Labs, trials, field teams' },
  { art: 'legal', title: 'Legal', line: 'Matters, intake, billing' },
  { art: 'healthcare', title: 'Healthcare', line: 'Providers, payers, home care' },
  { art: 'realEstate', title: 'Real Estate', line: 'Developers, brokers, leasing' },
  { art: 'nonProfit', title: 'Non-Profit', line: 'Donors, grants, programmes' },
  { art: 'nbfc', title: 'NBFC (KYC)', line: 'Non-bank lending, onboarding, KYC checks' },
] as const satisfies readonly Domain[];

export const domainsLabel = 'Domains we work in';

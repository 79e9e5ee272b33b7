import { domainPosters } from '@/art/drawings/domains';
import type { Illustration } from '@/art/picture';
import { paths } from '@/config/paths';
import { summary as health } from '@/content/clouds/Healthcloud/summary';
import { summary as nonprofit } from '@/content/clouds/Nonprofitcloud/summary';
import type { CloudSummary } from '@/content/clouds/types';
import { counts } from '@/content/counts';
import { menuLabels } from '@/content/menu';
import type { SectionHeading } from '@/content/types';
import { inWordsCapitalised } from '@/lib/inWords';

export type Domain = {
  readonly id: string;
  readonly poster: Illustration;
  readonly title: string;
  readonly summary: string;
  /** The page about it, or the contact form with questions about it. */
  readonly link?: { readonly label: string; readonly href: string };
};

export const domainsHeading = {
  label: menuLabels.domains,
  timeOfDay: { time: '09:40', phase: 'morning' },
  title: 'Every industry has its own weather.',
  intro: `${inWordsCapitalised(counts.domains)} we know well enough to forecast. Each one comes with data models, integrations and rules we have already built once.`,
} as const satisfies SectionHeading;

export const domains = [
  {
    id: 'manufacturing',
    poster: domainPosters.manufacturing,
    title: 'Manufacturing',
    summary: 'Plants, dealers, service bays',
  },
  {
    id: 'consulting',
    poster: domainPosters.consulting,
    title: 'Customer Consulting',
    summary: 'Journeys, loyalty, service design',
    link: toForm('consulting', 'Ask about consulting'),
  },
  {
    id: 'lifeScience',
    poster: domainPosters.lifeScience,
    title: 'Life Science',
    summary: 'Labs, trials, field teams',
  },
  {
    id: 'legal',
    poster: domainPosters.legal,
    title: 'Legal',
    summary: 'Matters, intake, billing',
    link: toForm('legal', 'Ask about legal work'),
  },
  {
    id: 'healthcare',
    poster: domainPosters.healthcare,
    title: 'Healthcare',
    summary: 'Providers, payers, home care',
    link: toCloud(health),
  },
  {
    id: 'realEstate',
    poster: domainPosters.realEstate,
    title: 'Real Estate',
    summary: 'Developers, brokers, leasing',
    link: toForm('realEstate', 'Ask about real estate'),
  },
  {
    id: 'nonProfit',
    poster: domainPosters.nonProfit,
    title: 'Non-Profit',
    summary: 'Donors, grants, programmes',
    link: toCloud(nonprofit),
  },
  {
    id: 'nbfc',
    poster: domainPosters.nbfc,
    title: 'NBFC (KYC)',
    summary: 'Lending and payments, KYC checks',
  },
] as const satisfies readonly Domain[] & { readonly length: typeof counts.domains };

export const domainsLabel = 'Domains we work in';

/** Its topic is the domain's `id`. */
function toForm(topic: string, label: string) {
  return { label, href: paths.ask(topic) } as const;
}

function toCloud({ slug, name }: CloudSummary) {
  return { label: name, href: paths.cloud(slug) } as const;
}

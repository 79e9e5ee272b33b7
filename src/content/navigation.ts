import { menuThumbnails } from '@/art/drawings/interface/navigation';
import type { Drawing } from '@/art/kit';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudNames } from '@/content/clouds/names';
import { inWords, inWordsCapitalised } from '@/lib/inWords';
import { partLinks } from '@/parts/links';
import { allDomains, counts } from './counts';
import { menuLabels } from './menu';
import { site } from './site';
import type { NavLink, PartLinks } from './types';

type NavMenuItem = NavLink & { readonly description: string; readonly thumbnail: Drawing };
export type NavMenu = { readonly label: string; readonly items: readonly NavMenuItem[] };

const domains = {
  label: menuLabels.domains,
  description: `${inWordsCapitalised(counts.domains)} industries we know best.`,
  thumbnail: menuThumbnails.domains,
} as const;
const clouds = {
  label: menuLabels.clouds,
  description: `${inWordsCapitalised(counts.clouds)} Salesforce clouds, a page for each.`,
  thumbnail: menuThumbnails.clouds,
  pages: paths.cloud(''),
} as const;
const integrations = {
  label: menuLabels.integrations,
  description: `${inWordsCapitalised(counts.systems)} systems we connect to Salesforce.`,
  href: anchorPath(anchors.integration),
  thumbnail: menuThumbnails.integrations,
} as const;

const home = { label: menuLabels.home, href: anchorPath(anchors.home) };
const about = { label: menuLabels.about, href: anchorPath(anchors.about) };
const offering = { label: menuLabels.offering, href: anchorPath(anchors.working) };
const prices = { label: 'Prices', href: anchorPath(anchors.pricing) };
const footerOfParts = partLinks.flatMap((part: PartLinks) => part.footer ?? []);

export const desktopNavigation = [
  home,
  about,
  {
    label: menuLabels.services,
    items: [
      { ...domains, href: anchorPath(anchors.services) },
      { ...clouds, href: anchorPath(anchors.cloudSolutions) },
      integrations,
    ],
  },
  offering,
  ...partLinks.flatMap(({ desktop }) => desktop ?? []),
] as const satisfies readonly (NavLink | NavMenu)[];

export const mobileNavigation = [
  home,
  about,
  {
    label: menuLabels.services,
    items: [
      { ...domains, href: anchorPath(anchors.expertise) },
      { ...clouds, href: anchorPath(anchors.solutions) },
      integrations,
    ],
  },
  offering,
  ...partLinks.flatMap(({ mobile }) => mobile ?? []),
] as const satisfies readonly (NavLink | NavMenu)[];

/** Below the mobile menu's items. */
export const mobileShortcuts: readonly NavLink[] = [prices, ...footerOfParts];

/** The actions at the end of both navigations. */
export const navigationActions = {
  contact: { label: menuLabels.contact, href: anchorPath(anchors.contact) },
} as const satisfies Record<string, NavLink>;

type FooterColumn = { readonly title: string; readonly links: readonly NavLink[] };

export const footerColumns = [
  {
    title: 'Site',
    links: [
      ...desktopNavigation.filter((item) => 'href' in item).filter((item) => item !== home),
      ...footerOfParts,
    ],
  },
  {
    title: menuLabels.services,
    links: [
      { label: menuLabels.domains, href: anchorPath(anchors.services) },
      { label: menuLabels.clouds, href: anchorPath(anchors.cloudSolutions) },
      { label: menuLabels.integrations, href: anchorPath(anchors.integration) },
      prices,
    ],
  },
  {
    title: menuLabels.clouds,
    links: cloudNames.map(({ slug, name }) => ({ label: name, href: paths.cloud(slug) })),
  },
] as const satisfies readonly FooterColumn[];

export const footer = {
  /** Also for the organisation's structured data. */
  about: `${site.role}. We plan, build, connect and support Salesforce for companies in ${inWords(allDomains)} industries, ${inWords(counts.domains)} of which we know best.`,
  /** The column with the address, phone and email. */
  contactTitle: 'Find us',
  cookieSettings: 'Cookie settings',
  privacy: 'Privacy policy',
  security: 'Security, data and accessibility',
  trademarks:
    'Salesforce and its product names are trademarks of Salesforce, Inc. Other names belong to their owners.',
  imprint: 'Imprint',
  copyright: `© ${site.copyrightYear} ${site.registeredName}`,
  /** A company's particulars, as the law asks for them. */
  particulars: [
    ...site.registration,
    { label: site.contactPerson.label, value: site.contactPerson.name },
  ],
} as const;

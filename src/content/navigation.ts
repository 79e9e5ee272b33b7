import { menuThumbnails } from '@/art/drawings/interface/navigation';
import type { Drawing } from '@/art/kit';
import { anchors, type Anchor } from '@/config/paths';
import { inWordsCapitalised } from '@/lib/inWords';
import { counts } from './counts';
import { menuLabels } from './menu';
import { site } from './site';

export type NavAnchor = {
  readonly kind: 'anchor';
  readonly label: string;
  readonly anchor: Anchor;
};
export type NavPage = { readonly kind: 'page'; readonly label: string; readonly page: 'career' };
export type NavMenuItem = {
  readonly label: string;
  readonly description: string;
  readonly anchor: Anchor;
  readonly thumbnail: Drawing;
};
export type NavMenu = {
  readonly kind: 'menu';
  readonly label: string;
  readonly items: readonly NavMenuItem[];
};
export type NavItem = NavAnchor | NavPage | NavMenu;

const domains = {
  label: menuLabels.domains,
  description: `${inWordsCapitalised(counts.domains)} industries we know best.`,
  thumbnail: menuThumbnails.domains,
} as const;
const clouds = {
  label: menuLabels.clouds,
  description: `${inWordsCapitalised(counts.clouds)} Salesforce clouds, a page for each.`,
  thumbnail: menuThumbnails.clouds,
} as const;
const integrations = {
  label: menuLabels.integrations,
  description: `${inWordsCapitalised(counts.systems)} systems we connect to Salesforce.`,
  anchor: anchors.integration,
  thumbnail: menuThumbnails.integrations,
} as const;

const home = { kind: 'anchor', label: menuLabels.home, anchor: anchors.home } as const;
const about = { kind: 'anchor', label: menuLabels.about, anchor: anchors.about } as const;
const offering = { kind: 'anchor', label: menuLabels.offering, anchor: anchors.working } as const;
const projects = {
  kind: 'anchor',
  label: menuLabels.projects,
  anchor: anchors.caseStudies,
} as const;

export const desktopNavigation = [
  home,
  about,
  {
    kind: 'menu',
    label: menuLabels.services,
    items: [
      { ...domains, anchor: anchors.services },
      { ...clouds, anchor: anchors.cloudSolutions },
      integrations,
    ],
  },
  offering,
  projects,
  { kind: 'page', label: menuLabels.careers, page: 'career' },
] as const satisfies readonly NavItem[];

export const mobileNavigation = [
  home,
  about,
  {
    kind: 'menu',
    label: menuLabels.services,
    items: [
      { ...domains, anchor: anchors.expertise },
      { ...clouds, anchor: anchors.solutions },
      integrations,
    ],
  },
  offering,
  projects,
  { kind: 'page', label: menuLabels.career, page: 'career' },
] as const satisfies readonly NavItem[];

/** The actions at the end of both navigations. */
export const navigationActions = {
  contact: { kind: 'anchor', label: menuLabels.contact, anchor: anchors.contact },
  login: 'Login',
  logout: 'Logout',
} as const satisfies {
  readonly contact: NavAnchor;
  readonly login: string;
  readonly logout: string;
};

type FooterColumn = { readonly title: string; readonly links: readonly (NavAnchor | NavPage)[] };

export const footerColumns = [
  {
    title: 'Site',
    links: [about, offering, projects, { kind: 'page', label: menuLabels.careers, page: 'career' }],
  },
  {
    title: menuLabels.services,
    links: [
      { kind: 'anchor', label: menuLabels.domains, anchor: anchors.services },
      { kind: 'anchor', label: menuLabels.clouds, anchor: anchors.cloudSolutions },
      { kind: 'anchor', label: menuLabels.integrations, anchor: anchors.integration },
    ],
  },
] as const satisfies readonly FooterColumn[];

export const footer = {
  /** The column with the address, phone and email. */
  contactTitle: 'Find us',
  cookieSettings: 'Cookie settings',
  privacy: 'Privacy policy',
  security: 'Security, data and accessibility',
  trademarks:
    'Salesforce and its product names are trademarks of Salesforce, Inc. Other names belong to their owners.',
  copyright: `© ${site.copyrightYear} ${site.legalName}`,
} as const;

import { menuThumbnails } from '@/art/drawings/interface/navigation';
import type { Drawing } from '@/art/kit';
import { anchors, type Anchor } from '@/config/paths';
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
  label: 'Domains',
  description: 'Eight industries we already know.',
  thumbnail: menuThumbnails.domains,
} as const;
const clouds = {
  label: 'Clouds',
  description: 'Eight Salesforce clouds, a page for each.',
  thumbnail: menuThumbnails.clouds,
} as const;
const integrations = {
  label: 'Integrations',
  description: 'Twenty-six systems we connect to Salesforce.',
  anchor: anchors.integration,
  thumbnail: menuThumbnails.integrations,
} as const;

const home = { kind: 'anchor', label: 'Home', anchor: anchors.home } as const;
const about = { kind: 'anchor', label: 'About', anchor: anchors.about } as const;
const offering = { kind: 'anchor', label: 'Offering', anchor: anchors.working } as const;
const projects = { kind: 'anchor', label: 'Projects', anchor: anchors.caseStudies } as const;

export const desktopNavigation = [
  home,
  about,
  {
    kind: 'menu',
    label: 'Services',
    items: [
      { ...domains, anchor: anchors.services },
      { ...clouds, anchor: anchors.cloudSolutions },
      integrations,
    ],
  },
  offering,
  projects,
  { kind: 'page', label: 'Careers', page: 'career' },
] as const satisfies readonly NavItem[];

export const mobileNavigation = [
  home,
  about,
  {
    kind: 'menu',
    label: 'Services',
    items: [
      { ...domains, anchor: anchors.expertise },
      { ...clouds, anchor: anchors.solutions },
      integrations,
    ],
  },
  offering,
  projects,
  { kind: 'page', label: 'Career', page: 'career' },
] as const satisfies readonly NavItem[];

/** The actions at the end of both navigations. */
export const navigationActions = {
  contact: { kind: 'anchor', label: 'Contact Us', anchor: anchors.contact },
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
    links: [about, offering, projects, { kind: 'page', label: 'Careers', page: 'career' }],
  },
  {
    title: 'Services',
    links: [
      { kind: 'anchor', label: 'Domains', anchor: anchors.services },
      { kind: 'anchor', label: 'Clouds', anchor: anchors.cloudSolutions },
      { kind: 'anchor', label: 'Integrations', anchor: anchors.integration },
    ],
  },
] as const satisfies readonly FooterColumn[];

export const footer = {
  /** The column with the address, phone and email. */
  contactTitle: 'Find us',
  cookieSettings: 'Cookie settings',
  privacy: 'Privacy policy',
  trademarks:
    'Salesforce and its product names are trademarks of Salesforce, Inc. Other names belong to their owners.',
  copyright: `© ${site.copyrightYear} ${site.legalName}`,
} as const;

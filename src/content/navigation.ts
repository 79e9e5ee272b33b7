import { menuThumbnails } from '@/art/drawings/interface/navigation';
import type { Drawing } from '@/art/kit';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudNames } from '@/content/clouds/names';
import { inWords, inWordsCapitalised } from '@/lib/inWords';
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
const prices = { label: menuLabels.prices, href: anchorPath(anchors.pricing) };

type FooterColumn = { readonly title: string; readonly links: readonly NavLink[] };

/** The menus and the columns of the footer, with the links of the parts. */
export function navigationWith(parts: readonly PartLinks[]) {
  const footerOfParts = parts.flatMap((part) => part.footer ?? []);
  const desktop: readonly (NavLink | NavMenu)[] = [
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
    ...parts.flatMap((part) => part.desktop ?? []),
  ];
  const mobile: readonly (NavLink | NavMenu)[] = [
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
    ...parts.flatMap((part) => part.mobile ?? []),
  ];
  const footerColumns: readonly FooterColumn[] = [
    {
      title: 'Site',
      links: [
        ...desktop.filter((item) => 'href' in item).filter((item) => item !== home),
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
  ];
  return {
    desktop,
    mobile,
    /** Below the mobile menu's items. */
    shortcuts: [prices, ...footerOfParts],
    footerColumns,
  };
}

/** The actions at the end of both navigations. */
export const navigationActions = {
  contact: { label: menuLabels.contact, href: anchorPath(anchors.contact) },
} as const satisfies Record<string, NavLink>;

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

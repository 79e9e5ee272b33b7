import type { BreadcrumbList, Graph, Organization, Thing, WebPage, WebSite } from 'schema-dts';
import { env } from '@/config/env';
import { paths, socialPicturePath } from '@/config/paths';
import { footer } from '@/content/navigation';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import type { SocialCard } from './socialCard';

/** The company, as the author, publisher or provider of what a page is about. */
export const organizationId = pageId(paths.home, 'organization');
const websiteId = pageId(paths.home, 'website');

/** A breadcrumb; the one of the home page is added. */
type Breadcrumb = { readonly name: string; readonly path: string };

/** What the build needs to know of a page that search engines may list: its folder's `listings.ts`. */
export type PageListing = {
  readonly path: string;
  readonly seo: PageSeo;
  /** Its social picture, which the build draws. */
  readonly card: () => SocialCard;
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The subject of the page, for example a service or an article. */
  readonly about?: readonly Thing[];
  /** An ISO 8601 date, for the sitemap. */
  readonly lastChanged?: string;
  /** Whether the sitemap leaves it out. */
  readonly isExpired?: boolean;
  /** About the content, printed by the build. */
  readonly warning?: string;
  /** What its file names of other content, by the field. */
  readonly names?: Readonly<Record<string, string | undefined>>;
};

/** The structured data of every document: organisation and site. */
export function siteGraph(): Graph {
  return { '@context': 'https://schema.org', '@graph': [organization(), website()] };
}

/** The structured data of a page: page, breadcrumbs and subject. */
export function pageGraph({ path, seo, breadcrumbs = [], about = [] }: PageListing): Graph {
  const breadcrumbNodes = breadcrumbs.length > 0 ? [breadcrumbList(path, breadcrumbs)] : [];
  return {
    '@context': 'https://schema.org',
    '@graph': [webPage(path, seo, breadcrumbs.length > 0), ...breadcrumbNodes, ...about],
  };
}

function organization(): Organization {
  const telephone = site.phone && { telephone: site.phone.display };
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    legalName: site.registeredName,
    url: env.siteUrl + paths.home,
    logo: env.siteUrl + site.logo,
    description: footer.about,
    foundingDate: String(site.foundingYear),
    email: site.email,
    ...telephone,
    identifier: site.registration.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      propertyID: label,
      value,
    })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: site.contactPerson.label,
      name: site.contactPerson.name,
      ...telephone,
      email: site.email,
    },
    address: postalAddress(),
    areaServed: site.areaServed,
    ...(site.social.length > 0 && { sameAs: site.social.map((profile) => profile.url) }),
  };
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.name,
    url: env.siteUrl + paths.home,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId },
  };
}

function webPage(path: string, seo: PageSeo, hasBreadcrumbs: boolean): WebPage {
  return {
    '@type': 'WebPage',
    '@id': pageId(path, 'page'),
    url: env.siteUrl + path,
    name: `${seo.title} | ${site.name}`,
    description: seo.description,
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: env.siteUrl + socialPicturePath(path) },
    ...(hasBreadcrumbs && { breadcrumb: { '@id': pageId(path, 'breadcrumb') } }),
  };
}

function breadcrumbList(path: string, breadcrumbs: readonly Breadcrumb[]): BreadcrumbList {
  const steps = [{ name: site.name, path: paths.home }, ...breadcrumbs];
  return {
    '@type': 'BreadcrumbList',
    '@id': pageId(path, 'breadcrumb'),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: step.name,
      item: env.siteUrl + step.path,
    })),
  };
}

export function postalAddress() {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: site.address.street.join(', '),
    addressLocality: site.address.locality,
    addressRegion: site.address.region,
    postalCode: site.address.postalCode,
    addressCountry: site.address.countryCode,
  };
}

export function pageId(path: string, name: string): string {
  return `${env.siteUrl}${path}#${name}`;
}

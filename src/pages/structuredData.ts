import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  JobPosting,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { env } from '@/config/env';
import { paths, socialPicturePath } from '@/config/paths';
import { about } from '@/content/company';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import { lastSecondOfDay } from '@/lib/endOfDay';

const organizationId = siteId('organization');
const websiteId = siteId('website');

/** A breadcrumb; the one of the home page is added. */
export type Breadcrumb = { readonly name: string; readonly path: string };

export type PageGraphInput = {
  readonly path: string;
  readonly seo: PageSeo;
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The subject of the page, for example a service or an article. */
  readonly about?: readonly Thing[];
};

/** The structured data of a page: organisation, site, page, breadcrumbs and subject. */
export function pageGraph({ path, seo, breadcrumbs = [], about = [] }: PageGraphInput): Graph {
  const breadcrumbNodes = breadcrumbs.length > 0 ? [breadcrumbList(path, breadcrumbs)] : [];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(),
      website(),
      webPage(path, seo, breadcrumbs.length > 0),
      ...breadcrumbNodes,
      ...about,
    ],
  };
}

type ServiceInput = {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly offerings: readonly { readonly title: string; readonly text: string }[];
};

export function serviceNode({ path, name, description, offerings }: ServiceInput): Service {
  return {
    '@type': 'Service',
    '@id': pageId(path, 'service'),
    name,
    description,
    serviceType: `${name} consulting`,
    areaServed: site.areaServed,
    url: env.siteUrl + path,
    provider: { '@id': organizationId },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offerings.map((offering) => ({
        '@type': 'Offer' as const,
        itemOffered: {
          '@type': 'Service' as const,
          name: offering.title,
          description: offering.text,
        },
      })),
    },
  };
}

type FaqInput = {
  readonly path: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

/** The page must show the questions and answers. */
export function faqNode({ path, questions }: FaqInput): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': pageId(path, 'questions'),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  };
}

type ArticleInput = {
  readonly path: string;
  readonly headline: string;
  readonly description: string;
  /** ISO 8601 dates. */
  readonly datePublished: string;
  readonly dateModified: string;
};

export function articleNode({
  path,
  headline,
  description,
  datePublished,
  dateModified,
}: ArticleInput): Article {
  return {
    '@type': 'Article',
    '@id': pageId(path, 'article'),
    headline,
    description,
    datePublished,
    dateModified,
    image: env.siteUrl + socialPicturePath(path),
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
    mainEntityOfPage: { '@id': pageId(path, 'page') },
  };
}

type JobPostingInput = {
  readonly path: string;
  readonly title: string;
  /** Plain paragraphs; converted to HTML, as the property requires. */
  readonly paragraphs: readonly string[];
  readonly reference: string;
  readonly datePosted: string;
  readonly validThrough: string;
  readonly timeZone: string;
  /** Whether the form on this site sends the application. */
  readonly directApply: boolean;
  readonly monthsOfExperience: number;
  readonly employmentType: string;
  readonly isRemote: boolean;
  readonly salary: { readonly currency: string; readonly min: number; readonly max: number };
};

/** Has all properties of a posting that Google requires or recommends. */
export function jobPostingNode(job: JobPostingInput): JobPosting {
  return {
    '@type': 'JobPosting',
    '@id': pageId(job.path, 'posting'),
    title: job.title,
    description: job.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.reference },
    datePosted: job.datePosted,
    validThrough: lastSecondOfDay(job.validThrough, job.timeZone),
    employmentType: job.employmentType,
    ...(job.directApply && { directApply: true }),
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: job.monthsOfExperience,
    },
    url: env.siteUrl + job.path,
    hiringOrganization: { '@id': organizationId },
    ...(job.isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: {
            '@type': 'Country' as const,
            name: site.address.country,
          },
        }
      : { jobLocation: { '@type': 'Place' as const, address: postalAddress() } }),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.salary.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.salary.min,
        maxValue: job.salary.max,
        unitText: 'YEAR',
      },
    },
  };
}

function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    legalName: site.registeredName,
    url: env.siteUrl + paths.home,
    logo: env.siteUrl + site.logo,
    description: about,
    foundingDate: String(site.foundingYear),
    email: site.email,
    telephone: site.phone.display,
    address: postalAddress(),
    areaServed: site.areaServed,
    sameAs: site.social.map((profile) => profile.url),
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

function postalAddress() {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: site.address.street.join(', '),
    addressLocality: site.address.locality,
    addressRegion: site.address.region,
    postalCode: site.address.postalCode,
    addressCountry: site.address.countryCode,
  };
}

function siteId(name: string): string {
  return `${env.siteUrl}/#${name}`;
}

function pageId(path: string, name: string): string {
  return `${env.siteUrl}${path}#${name}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

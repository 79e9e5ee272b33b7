import { useLayoutEffect, useState } from 'react';
import type { Thing } from 'schema-dts';
import { Seo } from '@/components/Seo/Seo';
import { prerenderedAttribute } from '@/config/documentAttributes';
import { env } from '@/config/env';
import { paths, socialPicturePath } from '@/config/paths';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import { useHydrated } from '@/lib/useHydrated';
import { pageGraph, type Breadcrumb } from './structuredData';

export type PageHeadProps = {
  readonly path: string;
  readonly seo: PageSeo;
  readonly kind?: 'website' | 'article';
  /** The breadcrumbs to this page, including itself; none on the landing page. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The subject of the page, in schema.org's terms. */
  readonly about?: readonly Thing[];
  /** Whether search engines may list the page. */
  readonly isIndexed?: boolean;
};

/** A page's head tags and structured data, with the parts that every page shares. */
export function PageHead({ path, seo, kind, breadcrumbs, about, isIndexed = true }: PageHeadProps) {
  usePrerenderedTags();
  return (
    <Seo
      title={`${seo.title} | ${site.name}`}
      description={seo.description}
      siteName={site.name}
      keywords={seo.keywords.join(', ')}
      canonical={isIndexed ? env.siteUrl + path : null}
      picture={env.siteUrl + socialPicturePath(isIndexed ? path : paths.home)}
      kind={kind}
      structuredData={
        isIndexed
          ? pageGraph({ path, seo, ...(breadcrumbs && { breadcrumbs }), ...(about && { about }) })
          : undefined
      }
    />
  );
}

/**
 * Hydration adopts the prerendered tags. If the visitor left the page before that, they are
 * removed, or they would stay beside the next page's.
 */
function usePrerenderedTags() {
  const isHydrating = !useHydrated();
  const [areAdopted] = useState(isHydrating);
  useLayoutEffect(() => {
    for (const tag of document.head.querySelectorAll(`[${prerenderedAttribute}]`)) {
      if (areAdopted) tag.removeAttribute(prerenderedAttribute);
      else tag.remove();
    }
  }, [areAdopted]);
}

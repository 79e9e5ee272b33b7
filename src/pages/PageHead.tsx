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
  /** The trail to this page, itself included; none on the landing page. */
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
 * Hydration adopts the tags that the prerenderer wrote. A visitor who has moved on before it could
 * would see them beside the new page's: then they go.
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

import { useLayoutEffect, useState } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { prerenderedAttribute } from '@/config/documentAttributes';
import { env } from '@/config/env';
import { paths, socialPicturePath } from '@/config/paths';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import { useHydrated } from '@/hooks/useHydrated';

type SeoProps = {
  readonly path: string;
  readonly seo: PageSeo;
  readonly kind?: 'website' | 'article';
  /** Whether search engines may list the page. */
  readonly isIndexed?: boolean;
};

/** The head tags of a page. Render one per page, and none in the layout. */
export function Seo({ path, seo, kind = 'website', isIndexed = true }: SeoProps) {
  useRemovePrerenderedTags();
  const title = `${seo.title} | ${site.name}`;
  const url = env.siteUrl + path;
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={seo.description} />
        <meta name="keywords" content={seo.keywords.join(', ')} />
        {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
        <meta property="og:type" content={kind} />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={seo.description} />
        {isIndexed && <meta property="og:url" content={url} />}
        <meta
          property="og:image"
          content={env.siteUrl + socialPicturePath(isIndexed ? path : paths.home)}
        />
        <meta property="og:locale" content="en_GB" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
    </HelmetProvider>
  );
}

/**
 * The next page removes what React does not own in the head of the prerendered page: its structured
 * data, and every tag if the visitor left it before it had hydrated.
 */
function useRemovePrerenderedTags() {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  useLayoutEffect(() => {
    if (isPrerendered) return;
    for (const tag of document.head.querySelectorAll(`[${prerenderedAttribute}]`)) tag.remove();
  }, [isPrerendered]);
}

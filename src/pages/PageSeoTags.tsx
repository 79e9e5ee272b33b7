import { Seo } from '@/components/Seo/Seo';
import { env } from '@/config/env';
import { paths, socialPicturePath } from '@/config/paths';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import { pageGraph, type Crumb } from '@/pages/structuredData';
import type { Thing } from 'schema-dts';

type PageSeoTagsProps = {
  readonly path: string;
  readonly seo: PageSeo;
  readonly kind?: 'website' | 'article';
  /** The trail to this page, itself included; none on the landing page. */
  readonly crumbs?: readonly Crumb[];
  /** What the page is about, in schema.org's terms. */
  readonly about?: readonly Thing[];
  /** False for a page that search engines are to leave out. */
  readonly isIndexed?: boolean;
};

/** A page's head tags and structured data, completed with what every page shares. */
export function PageSeoTags({
  path,
  seo,
  kind,
  crumbs,
  about,
  isIndexed = true,
}: PageSeoTagsProps) {
  return (
    <Seo
      title={`${seo.title} | ${site.name}`}
      description={seo.description}
      siteName={site.name}
      keywords={site.keywords.join(', ')}
      canonical={isIndexed ? env.siteUrl + path : null}
      picture={env.siteUrl + socialPicturePath(isIndexed ? path : paths.home)}
      kind={kind}
      structuredData={
        isIndexed
          ? pageGraph({ path, seo, ...(crumbs && { crumbs }), ...(about && { about }) })
          : undefined
      }
    />
  );
}

import { Seo, type StructuredData } from '@/components/Seo/Seo';
import { env } from '@/config/env';
import { socialPicturePath } from '@/config/paths';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';

type PageSeoTagsProps = {
  readonly path: string;
  readonly seo: PageSeo;
  readonly kind?: 'website' | 'article';
  readonly structuredData?: StructuredData;
  /** False for a page that search engines are to leave out. */
  readonly isIndexed?: boolean;
};

/** A page's head tags, completed with what every page shares. */
export function PageSeoTags({
  path,
  seo,
  kind,
  structuredData,
  isIndexed = true,
}: PageSeoTagsProps) {
  return (
    <Seo
      title={`${seo.title} | ${site.name}`}
      description={seo.description}
      siteName={site.name}
      keywords={site.keywords.join(', ')}
      canonical={isIndexed ? env.siteUrl + path : null}
      picture={env.siteUrl + socialPicturePath(path)}
      kind={kind}
      structuredData={structuredData}
    />
  );
}

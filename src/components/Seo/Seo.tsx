import { Helmet, HelmetProvider } from 'react-helmet-async';
import type { Graph } from 'schema-dts';
import { useTrustedHtml } from '@/lib/useTrustedHtml';

type SeoProps = {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly keywords?: string | undefined;
  /** Absolute canonical URL; null keeps the page out of search engines. */
  readonly canonical: string | null;
  /** Absolute URL of the 1200 x 630 picture. */
  readonly picture: string;
  readonly kind?: 'website' | 'article' | undefined;
  readonly structuredData?: Graph | undefined;
};

/** The head tags of a page. Render one per page, and none in the layout. */
export function Seo(props: SeoProps) {
  const { title, description, siteName, keywords, canonical, picture, kind, structuredData } =
    props;
  return (
    <>
      <HelmetProvider>
        <Helmet>
          <title>{title}</title>
          <meta name="description" content={description} />
          {keywords && <meta name="keywords" content={keywords} />}
          {canonical ? (
            <link rel="canonical" href={canonical} />
          ) : (
            <meta name="robots" content="noindex" />
          )}
          <meta property="og:type" content={kind ?? 'website'} />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          {canonical && <meta property="og:url" content={canonical} />}
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </Helmet>
      </HelmetProvider>
      {structuredData && <StructuredData json={toJsonLd(structuredData)} />}
    </>
  );
}

function StructuredData({ json }: { readonly json: string }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: useTrustedHtml(json) }} />
  );
}

function toJsonLd(data: Graph): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

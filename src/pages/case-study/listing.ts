import type { Article } from 'schema-dts';
import { env } from '@/config/env';
import { anchorPath, anchors, paths, socialPicturePath } from '@/config/paths';
import { studyLabels } from '@/content/studies/labels';
import { studyPages } from '@/content/studies/pages';
import type { Study } from '@/content/studies/types';
import { organizationId, pageId, type PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = studyPages.map((study: Study) => {
  const path = paths.study(study.slug);
  return {
    path,
    seo: study.seo,
    breadcrumbs: [
      { name: studyLabels.breadcrumb, path: anchorPath(anchors.caseStudies) },
      { name: study.name, path },
    ],
    about: [articleNode(study, path)],
    lastChanged: study.dateModified,
  };
});

function articleNode({ title, seo, datePublished, dateModified }: Study, path: string): Article {
  return {
    '@type': 'Article',
    '@id': pageId(path, 'article'),
    headline: title,
    description: seo.description,
    datePublished,
    dateModified,
    image: env.siteUrl + socialPicturePath(path),
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
    mainEntityOfPage: { '@id': pageId(path, 'page') },
  };
}

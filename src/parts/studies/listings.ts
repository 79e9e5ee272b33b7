import type { Article } from 'schema-dts';
import { env } from '@/config/env';
import { socialPicturePath } from '@/config/paths';
import { organizationId, pageId, type PageListing } from '@/routing/structuredData';
import { studyLabels } from './content/labels';
import { studyPages } from './content/pages';
import type { Study } from './content/types';
import { studiesPaths } from './paths';

export const studiesListings: readonly PageListing[] = studyPages.map((study: Study) => {
  const path = studiesPaths.page(study.slug);
  return {
    path,
    seo: study.seo,
    breadcrumbs: [
      { name: studyLabels.breadcrumb, path: studiesPaths.section },
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

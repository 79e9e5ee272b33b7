import type { Article } from 'schema-dts';
import { ink } from '@/art/kit';
import { env } from '@/config/env';
import { socialPicturePath } from '@/config/paths';
import { place, type SocialCard } from '@/routing/socialCard';
import { organizationId, pageId, type PageListing } from '@/routing/structuredData';
import { studyLabels } from './content/labels';
import type { Study } from './content/types';
import { posters } from './drawings/posters';
import { studiesPaths } from './paths';

/** Characters that fit beside the poster; a longer line makes it smaller. */
const longestLine = 14;

/** For the build and its tests: a visitor downloads one page at a time. */
export const studyPages: readonly Study[] = Object.values(
  import.meta.glob<Study>('./content/*/page.ts', { eager: true, import: 'page' }),
);

export const studiesListings: readonly PageListing[] = studyPages.map((study) => {
  const path = studiesPaths.page(study.slug);
  return {
    path,
    seo: study.seo,
    card: () => studyCard(study),
    breadcrumbs: [
      { name: studyLabels.breadcrumb, path: studiesPaths.section },
      { name: study.name, path },
    ],
    about: [articleNode(study, path)],
    lastChanged: study.dateModified,
  };
});

function studyCard(study: Study): SocialCard {
  const isLong = study.titleLines.some(({ length }) => length > longestLine);
  const poster = posters[study.id];
  return {
    ground: study.id === 'payment' ? ink.groundApricot : (poster.background ?? 'none'),
    scene: place(poster, 'poster', isLong ? [640, 0, 560, 630] : [525, 0, 675, 630]),
    eyebrow: { phase: study.timeOfDay.phase, label: study.organisation },
    title: { lines: study.titleLines, ...(isLong ? { size: 64, width: 560 } : { width: 490 }) },
    stats: study.improvements
      .slice(0, 2)
      .map(({ percentage, description }) => ({ figure: `${percentage}%`, label: description })),
  };
}

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

import type { Article } from 'schema-dts';
import { env } from '@/config/env';
import { socialPicturePath } from '@/config/paths';
import { escapeXml } from '@/lib/escapeXml';
import { card, eyebrow, heading, picture } from '@/routing/socialCard';
import { organizationId, pageId, type PageListing } from '@/routing/structuredData';
import { studyLabels } from './content/labels';
import { posters } from './content/posters';
import type { Study } from './content/types';
import { studiesPaths } from './paths';

/** Characters that fit beside the poster; a longer line makes both smaller. */
const longestLine = 14;

/**
 * The pages of all studies. For the build and its tests: a visitor downloads one page at a time
 * (app/routes.ts).
 */
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

function studyCard(study: Study): string {
  const isLong = study.titleLines.some(({ length }) => length > longestLine);
  const stats = study.improvements
    .slice(0, 2)
    .map(
      ({ percentage, description }) =>
        `<b>${percentage}%</b><span>${escapeXml(description)}</span>`,
    );
  return card(`study ${study.id}${isLong ? ' long' : ''}`, [
    `<div class="ground" style="--ground:${posters[study.id].background}"></div>`,
    picture(posters[study.id], 'poster'),
    eyebrow(study.timeOfDay.phase, study.organisation),
    heading(study.titleLines),
    `<p class="stats">${stats.join('')}</p>`,
  ]);
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

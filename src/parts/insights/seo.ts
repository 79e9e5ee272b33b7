import type { PageSeo } from '@/content/types';
import { insightsLabels } from './labels';
import type { ArticleMeta } from './types';

export function articleSeo({ title, description, topics }: ArticleMeta): PageSeo {
  return { title, description, keywords: [title, ...topics] };
}

/** Each page of the list has another title and description. */
export function listSeo(page: number): PageSeo {
  const { seo, page: pageLabel } = insightsLabels;
  if (page === 1) return seo;
  const label = pageLabel(page);
  return { ...seo, title: `${seo.title}, ${label}`, description: `${label}: ${seo.description}` };
}

import { titles } from 'virtual:articles/titles';
import type { Related } from '@/content/types';
import { insightsLinks, insightsPaths } from './paths';

type Page = { readonly cloud?: { readonly slug: string }; readonly study?: string };

const mostShown = 3;

/** The articles that name this cloud or study. */
export function relatedArticles({ cloud, study }: Page): Related {
  const related = titles.filter(
    (article) => article.cloud === (cloud?.slug ?? '') || article.study === (study ?? ''),
  );
  return {
    label: insightsLinks.footer.label,
    links: related
      .slice(0, mostShown)
      .map(({ slug, title }) => ({ label: title, href: insightsPaths.article(slug) })),
  };
}

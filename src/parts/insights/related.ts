import { titles } from 'virtual:articles/titles';
import type { FindRelated } from '@/content/types';
import { insightsLinks, insightsPaths } from './paths';

const mostShown = 3;

export const relatedArticles: FindRelated = ({ cloud, study }) => {
  const links = titles
    .filter((article) => article.cloud === (cloud?.slug ?? '') || article.study === (study ?? ''))
    .slice(0, mostShown)
    .map(({ slug, title }) => ({ label: title, href: insightsPaths.article(slug) }));
  return links.length > 0 ? [{ label: insightsLinks.footer.label, links }] : [];
};

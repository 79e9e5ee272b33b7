import { insightsLinks } from './links';
import { insightsPaths } from './paths';
import type { ArticleTitle } from './types';

type RelatedArticlesProps = {
  readonly cloud?: { readonly slug: string };
  readonly study?: string;
};

const mostShown = 3;
// without the descriptions and dates that these pages do not show
const titles = import.meta.glob<ArticleTitle>('./articles/*/index.md', {
  query: '?title',
  import: 'title',
  eager: true,
});

/** The articles that name this cloud or study, as an entry of a description list. */
export function RelatedArticles({ cloud, study }: RelatedArticlesProps) {
  const related = Object.values(titles)
    .filter((article) => article.cloud === (cloud?.slug ?? '') || article.study === (study ?? ''))
    .slice(0, mostShown);
  return (
    related.length > 0 && (
      <div>
        <dt>{insightsLinks.footer.label}</dt>
        {related.map(({ slug, title }) => (
          <dd key={slug}>
            <a href={insightsPaths.article(slug)}>{title}</a>
          </dd>
        ))}
      </div>
    )
  );
}

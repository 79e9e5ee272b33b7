import { titles } from 'virtual:articles/titles';
import { insightsLinks, insightsPaths } from './paths';

type RelatedArticlesProps = {
  readonly cloud?: { readonly slug: string };
  readonly study?: string;
};

const mostShown = 3;

/** The articles that name this cloud or study, as an entry of a description list. */
export function RelatedArticles({ cloud, study }: RelatedArticlesProps) {
  const related = titles
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

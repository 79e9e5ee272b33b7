import { Link } from '@/components/Link/Link';
import { Container, Section } from '@/components/Section/Section';
import { ArticleCard } from './ArticleCard';
import { insightsLabels } from './labels';
import { itemsOnPage, pageNumbers } from './paging';
import { insightsPaths } from './paths';
import type { ArticleMeta } from './types';
import styles from './ArticleList.module.css';

type ArticleListProps = {
  readonly articles: readonly ArticleMeta[];
  /** From 1. */
  readonly page: number;
};

const titleId = 'articles';

/** One page of the articles as cards, with links to the other pages. */
export function ArticleList({ articles, page }: ArticleListProps) {
  const pages = pageNumbers(articles.length);
  return (
    <Section labelledBy={titleId}>
      <Container>
        <h2 id={titleId} className={styles.title}>
          {insightsLabels.count(articles.length)}
        </h2>
        <ul className={styles.cards}>
          {itemsOnPage(articles, page).map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} level="h3" />
            </li>
          ))}
        </ul>
        {pages.length > 1 && (
          <nav aria-label={insightsLabels.pages} className={styles.pages}>
            {page > 1 && (
              <Link href={insightsPaths.page(page - 1)} rel="prev">
                {insightsLabels.newer}
              </Link>
            )}
            <ol>
              {pages.map((number) => (
                <li key={number}>
                  <Link
                    href={insightsPaths.page(number)}
                    aria-label={insightsLabels.page(number)}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {number}
                  </Link>
                </li>
              ))}
            </ol>
            {page < pages.length && (
              <Link href={insightsPaths.page(page + 1)} rel="next">
                {insightsLabels.older}
              </Link>
            )}
          </nav>
        )}
      </Container>
    </Section>
  );
}

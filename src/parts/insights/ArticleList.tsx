import { ButtonLink } from '@/components/Button/Button';
import { Container, Section } from '@/components/Section/Section';
import { anchorPath, anchors } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { ArticleCard } from './ArticleCard';
import { AuthorPortrait } from './AuthorPortrait';
import { authors } from './authors';
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

/** One page of the articles as cards, to be narrowed to a topic, with links to the other pages. */
export function ArticleList({ articles, page }: ArticleListProps) {
  const pages = pageNumbers(articles.length);
  const shown = itemsOnPage(articles, page);
  const topics = sharedTopics(shown);
  return (
    <Section labelledBy={titleId}>
      <Container>
        <div className={styles.head}>
          <h2 id={titleId} data-text="title">
            {insightsLabels.list}
          </h2>
          {topics.length > 0 && (
            <fieldset aria-label={insightsLabels.topics} className={styles.topics}>
              {[{ name: insightsLabels.allTopics, count: shown.length }, ...topics].map(
                ({ name, count }, index) => (
                  <label key={name} className={styles.topic} data-text="control strong">
                    <input type="radio" name="topic" value={name} defaultChecked={index === 0} />
                    {name} <span>{count}</span>
                  </label>
                ),
              )}
            </fieldset>
          )}
        </div>
        <ul className={styles.cards}>
          {shown.map((article) => (
            <li
              key={article.slug}
              data-topics={article.topics
                .map((topic) => topics.findIndex(({ name }) => name === topic))
                .join(' ')}
            >
              <ArticleCard article={article} />
            </li>
          ))}
          <li className={styles.contact}>
            <div className={styles.faces}>
              {Object.values(authors).map(({ portrait }) => (
                <AuthorPortrait key={portrait} author={portrait} />
              ))}
            </div>
            <p data-text="subtitle">{insightsLabels.question}</p>
            <ButtonLink href={anchorPath(anchors.contact)}>{menuLabels.contact}</ButtonLink>
          </li>
        </ul>
        {pages.length > 1 && (
          <nav aria-label={insightsLabels.pages} className={styles.pages}>
            {page > 1 && (
              <a href={insightsPaths.page(page - 1)} rel="prev">
                {insightsLabels.newer}
              </a>
            )}
            <ol>
              {pages.map((number) => (
                <li key={number}>
                  <a
                    href={insightsPaths.page(number)}
                    aria-label={insightsLabels.page(number)}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {number}
                  </a>
                </li>
              ))}
            </ol>
            {page < pages.length && (
              <a href={insightsPaths.page(page + 1)} rel="next">
                {insightsLabels.older}
              </a>
            )}
          </nav>
        )}
      </Container>
    </Section>
  );
}

/** The stylesheet has a rule for each of so many. */
const mostTopics = 4;

/** The topics of at least two of the articles; of many, the most frequent. */
function sharedTopics(articles: readonly ArticleMeta[]) {
  const names = articles.flatMap(({ topics }) => topics);
  return [...new Set(names)]
    .toSorted()
    .map((name) => ({ name, count: names.filter((each) => each === name).length }))
    .filter(({ count }) => count > 1)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostTopics);
}

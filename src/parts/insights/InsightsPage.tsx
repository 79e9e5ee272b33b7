import { Link } from '@/components/Link/Link';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { Seo } from '@/routing/Seo';
import { ArticleList } from './ArticleList';
import { articleList } from './articles/list';
import { lamplight } from './drawings';
import { FeedLink } from './FeedLink';
import { insightsLabels } from './labels';
import { insightsPaths } from './paths';
import { listSeo } from './seo';
import styles from './InsightsPage.module.css';

export type InsightsPageProps = {
  /** Of the list, from 1. */
  readonly page: number;
};

const { name, timeOfDay, title, intro } = insightsLabels;
const topics = [...new Set(articleList.flatMap((article) => article.topics))].toSorted();

/** The articles, the newest first, and on the first page all of them by topic. */
export function InsightsPage({ page }: InsightsPageProps) {
  return (
    <>
      <Seo path={insightsPaths.page(page)} seo={listSeo(page)} />
      <FeedLink />
      <PageHero
        eyebrow={{ label: name, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={title}
        intro={intro}
        panorama={lamplight}
        isDark
      >
        <Link href={insightsPaths.feed} target="_blank" className={styles.feed}>
          {insightsLabels.feed}
        </Link>
      </PageHero>
      <ArticleList articles={articleList} page={page} />
      {page === 1 && (
        <Section labelledBy="topics" background="forenoon">
          <Container>
            <h2 id="topics" className={styles.count}>
              {insightsLabels.topics}
            </h2>
            <ul className={styles.topics}>
              {topics.map((topic) => (
                <li key={topic}>
                  <h3 className={styles.topic}>{topic}</h3>
                  <ul>
                    {articleList
                      .filter((article) => article.topics.includes(topic))
                      .map(({ slug, title: articleTitle }) => (
                        <li key={slug}>
                          <Link href={insightsPaths.article(slug)} className={styles.link}>
                            {articleTitle}
                          </Link>
                        </li>
                      ))}
                  </ul>
                </li>
              ))}
            </ul>
          </Container>
        </Section>
      )}
    </>
  );
}

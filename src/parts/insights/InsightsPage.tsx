import { Link } from '@/components/Link/Link';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { Seo } from '@/routing/Seo';
import { ArticleCard } from './ArticleCard';
import { articleList } from './articles/list';
import { lamplight } from './drawings';
import { FeedLink } from './FeedLink';
import { insightsLabels } from './labels';
import { insightsPaths } from './paths';
import styles from './InsightsPage.module.css';

const { name, timeOfDay, title, intro, seo } = insightsLabels;
const newest = 10;
const topics = [...new Set(articleList.flatMap((article) => article.topics))].toSorted();

/** The newest articles as cards, and all of them by topic. */
export function InsightsPage() {
  return (
    <>
      <Seo path={insightsPaths.list} seo={seo} />
      <FeedLink />
      <PageHero
        eyebrow={{ label: name, state: timeOfDay.state, time: timeOfDay.time }}
        title={title}
        intro={intro}
        panorama={lamplight}
        isDark
        className={styles.hero}
      >
        <Link href={insightsPaths.feed} target="_blank" className={styles.feed}>
          {insightsLabels.feed}
        </Link>
      </PageHero>
      <Section labelledBy="articles">
        <Container>
          <h2 id="articles" className={styles.count}>
            {insightsLabels.count(articleList.length)}
          </h2>
          <ul className={styles.cards}>
            {articleList.slice(0, newest).map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} level="h3" />
              </li>
            ))}
          </ul>
        </Container>
      </Section>
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
    </>
  );
}

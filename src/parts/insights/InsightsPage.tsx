import { metas as articleList } from 'virtual:articles/metas';
import { ButtonLink } from '@/components/Button/Button';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { anchorPath, anchors } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { Seo } from '@/routing/Seo';
import { ArticleCard } from './ArticleCard';
import { AuthorPortrait } from './AuthorPortrait';
import { authorNames } from './authors';
import { lamplight } from './drawings';
import { FeedLink } from './FeedLink';
import { insightsPaths } from './paths';
import { insightsLabels } from './words';
import styles from './InsightsPage.module.css';

const { name, seo, timeOfDay, title, intro } = insightsLabels;

export function InsightsPage() {
  return (
    <>
      <Seo path={insightsPaths.list} seo={seo} />
      <FeedLink />
      <PageHero
        eyebrow={{ label: name, phase: timeOfDay.phase, time: timeOfDay.time }}
        title={title}
        intro={intro}
        panorama={lamplight}
        isDark
      >
        <a
          href={insightsPaths.feed}
          target="_blank"
          className={styles.feed}
          data-row="inline"
          data-text="link"
        >
          {insightsLabels.feed}
        </a>
      </PageHero>
      <ArticleList />
    </>
  );
}

function ArticleList() {
  const topics = sharedTopics();
  return (
    <Section labelledBy="articles">
      <Container>
        <div className={styles.head} data-row="">
          <h2 id="articles" data-text="title">
            {insightsLabels.list}
          </h2>
          {topics.length > 0 && (
            <fieldset data-row="">
              <legend data-visually-hidden="">{insightsLabels.topics}</legend>
              {[{ name: insightsLabels.allTopics, count: articleList.length }, ...topics].map(
                ({ name, count }, index) => (
                  <label
                    key={name}
                    className={styles.topic}
                    data-row="inline"
                    data-hover="ground"
                    data-text="control strong"
                  >
                    <input type="radio" name="topic" value={name} defaultChecked={index === 0} />
                    {name} <span>{count}</span>
                  </label>
                ),
              )}
            </fieldset>
          )}
        </div>
        <ul className={styles.cards}>
          {articleList.map((article) => (
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
              {authorNames.map((author) => (
                <AuthorPortrait key={author} author={author} />
              ))}
            </div>
            <p data-text="subtitle">{insightsLabels.question}</p>
            <ButtonLink href={anchorPath(anchors.contact)}>{menuLabels.contact}</ButtonLink>
          </li>
        </ul>
      </Container>
    </Section>
  );
}

/** The stylesheet has a rule for each of so many. */
const mostTopics = 4;

/** The topics of at least two of the articles; of many, the most frequent. */
function sharedTopics() {
  const names = articleList.flatMap(({ topics }) => topics);
  return [...new Set(names)]
    .sort()
    .map((name) => ({ name, count: names.filter((each) => each === name).length }))
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostTopics);
}

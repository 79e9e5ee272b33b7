import { PageHero } from '@/components/PageHero/PageHero';
import { Seo } from '@/routing/Seo';
import { ArticleList } from './ArticleList';
import { articleList } from './articles/list';
import { lamplight } from './drawings';
import { FeedLink } from './FeedLink';
import { insightsLabels } from './labels';
import { insightsPaths } from './paths';
import styles from './InsightsPage.module.css';

const { name, seo, timeOfDay, title, intro } = insightsLabels;

/** The articles, the newest first. */
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
        <a href={insightsPaths.feed} target="_blank" className={styles.feed} data-text="link">
          {insightsLabels.feed}
        </a>
      </PageHero>
      <ArticleList articles={articleList} />
    </>
  );
}

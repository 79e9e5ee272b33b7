import { Link } from 'react-router-dom';
import { Art } from '@/art/Art';
import { longDate } from '@/lib/longDate';
import { articleDrawings } from './drawings';
import type { ArticleMeta } from './frontMatter';
import { insightsPaths } from './paths';
import { insightsLabels } from './words';
import styles from './ArticleCard.module.css';

export function ArticleCard({ article }: { readonly article: ArticleMeta }) {
  const { slug, title, description, date, minutes, topics, drawing, unpublished } = article;
  return (
    <article className={styles.root}>
      <div className={styles.picture} data-sun="">
        <Art drawing={articleDrawings[drawing]} className={styles.art} />
      </div>
      <p className={styles.facts} data-row="" data-text="xs secondary">
        <b>{topics.join(', ')}</b>
        {unpublished && <mark>{insightsLabels.unpublished[unpublished]}</mark>}
        <span>
          <time dateTime={date}>{longDate(date)}</time>, {insightsLabels.minutes(minutes)}
        </span>
      </p>
      <h3 className={styles.title}>
        <Link to={insightsPaths.article(slug)} className={styles.link}>
          {title}
        </Link>
      </h3>
      <p className={styles.description} data-text="brief secondary">
        {description}
      </p>
    </article>
  );
}

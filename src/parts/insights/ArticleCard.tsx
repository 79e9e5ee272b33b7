import { Art } from '@/art/Art';
import { withBackground } from '@/art/withBackground';
import { Link } from '@/components/Link/Link';
import { longDate } from '@/lib/longDate';
import { articleDrawings } from './drawings';
import { insightsLabels } from './labels';
import { insightsPaths } from './paths';
import type { ArticleMeta } from './types';
import styles from './ArticleCard.module.css';

type ArticleCardProps = {
  readonly article: ArticleMeta;
  /** The level of its heading. */
  readonly level: 'h2' | 'h3';
};

export function ArticleCard({ article, level: Heading }: ArticleCardProps) {
  const { slug, title, description, date, minutes, drawing } = article;
  return (
    <article className={styles.root}>
      <div className={styles.picture} data-sun="">
        <Art drawing={withBackground(articleDrawings[drawing])} className={styles.art} />
      </div>
      <p className={styles.facts} data-text="xs secondary">
        <time dateTime={date}>{longDate(date)}</time>
        <span>{insightsLabels.minutes(minutes)}</span>
      </p>
      <Heading className={styles.title}>
        <Link href={insightsPaths.article(slug)} className={styles.link}>
          {title}
        </Link>
      </Heading>
      <p className={styles.description} data-text="brief secondary">
        {description}
      </p>
    </article>
  );
}

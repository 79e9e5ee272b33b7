import { useMemo } from 'react';
import { Art } from '@/art/Art';
import { deferMarkup } from '@/art/deferMarkup';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { paths } from '@/config/paths';
import { ui } from '@/content/ui';
import { longDate } from '@/lib/longDate';
import { Seo } from '@/routing/Seo';
import { ArticleEnd } from './ArticleEnd';
import { AuthorPortrait } from './AuthorPortrait';
import { authors } from './authors';
import { articleDrawings, eveningEdge } from './drawings';
import { FeedLink } from './FeedLink';
import { insightsLabels } from './labels';
import { insightsPaths } from './paths';
import { articleSeo } from './seo';
import { toHtml } from './toHtml';
import type { Article } from './types';
import styles from './ArticlePage.module.css';

export type ArticlePageProps = { readonly article: Article };

const breadcrumb = { name: insightsLabels.name, href: insightsPaths.list };

export function ArticlePage({ article }: ArticlePageProps) {
  const { slug, title, description, date, updated, author, minutes, unpublished } = article;
  const { name, role } = authors[author];
  const text = useMemo(() => deferMarkup(() => toHtml(article)), [article]);
  return (
    <>
      <Seo path={insightsPaths.article(slug)} seo={articleSeo(article)} kind="article" />
      <FeedLink />
      <PageHero
        breadcrumbs={<Breadcrumbs label={ui.breadcrumb} steps={[breadcrumb]} current={title} />}
        eyebrow={{ label: article.topics.join(', '), phase: insightsLabels.timeOfDay.phase }}
        title={title}
        intro={description}
        introPosition="below"
        aside={
          <div className={styles.picture} data-sun="disc">
            <Art
              drawing={articleDrawings[article.drawing]}
              className={styles.art}
              loading="eager"
            />
          </div>
        }
        panorama={eveningEdge}
        isDark
        className={styles.hero}
      >
        <div className={styles.facts} data-text="small secondary">
          <span className={styles.byline}>
            <AuthorPortrait author={author} />
            <span>
              {insightsLabels.by} <b>{name}</b>, {role}
            </span>
          </span>
          <span>
            <time dateTime={date}>{longDate(date)}</time>
            {updated && (
              <>
                , {insightsLabels.updated} <time dateTime={updated}>{longDate(updated)}</time>
              </>
            )}
            , {insightsLabels.minutes(minutes)}
          </span>
          {unpublished && <mark>{insightsLabels.unpublished[unpublished]}</mark>}
        </div>
      </PageHero>
      <Section className={styles.body}>
        <Container columns="contents" className={styles.columns}>
          <TableOfContents
            title={insightsLabels.contents}
            path={insightsPaths.article(slug)}
            sections={article.contents}
          >
            <p className={styles.ask}>
              <AuthorPortrait author={author} />
              <a href={paths.ask(article.ask)} data-text="control link">
                {insightsLabels.askAuthor}
              </a>
            </p>
          </TableOfContents>
          <div className={styles.text} dangerouslySetInnerHTML={text} />
        </Container>
      </Section>
      <ArticleEnd article={article} />
    </>
  );
}

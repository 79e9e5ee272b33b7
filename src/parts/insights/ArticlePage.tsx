import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { metas as articleList } from 'virtual:articles/metas';
import { Art } from '@/art/Art';
import { deferMarkup } from '@/art/deferMarkup';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/components/Button/Button';
import { PageHero } from '@/components/PageHero/PageHero';
import { Container, Section } from '@/components/Section/Section';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudNames } from '@/content/clouds/names';
import { ui } from '@/content/ui';
import { longDate } from '@/lib/longDate';
import { Seo } from '@/routing/Seo';
import { ArticleCard } from './ArticleCard';
import { AuthorPortrait } from './AuthorPortrait';
import { articleDrawings, eveningEdge } from './drawings';
import { FeedLink } from './FeedLink';
import type { Article } from './frontMatter';
import { insightsPaths } from './paths';
import { toHtml } from './toHtml';
import { articleSeo, bylineOf, insightsLabels } from './words';
import '@/components/Table/table.css';
import card from './ArticleCard.module.css';
import styles from './ArticlePage.module.css';

type ArticlePageProps = { readonly article: Article };

const breadcrumb = { name: insightsLabels.name, href: insightsPaths.list };

export function ArticlePage({ article }: ArticlePageProps) {
  const { slug, title, description, date, updated, author, minutes, unpublished } = article;
  const { name, role } = bylineOf(author);
  const text = useMemo(() => deferMarkup(() => toHtml(article.text)), [article]);
  return (
    <>
      <Seo path={insightsPaths.article(slug)} seo={articleSeo(article)} kind="article" />
      <FeedLink />
      <PageHero
        breadcrumbs={<Breadcrumbs label={ui.breadcrumb} steps={[breadcrumb]} current={title} />}
        eyebrow={{
          label: article.topics.join(', ') || insightsLabels.name,
          phase: insightsLabels.timeOfDay.phase,
        }}
        title={title}
        intro={description}
        introPosition="below"
        aside={
          <div className={card.picture} data-sun="">
            <Art drawing={articleDrawings[article.drawing]} className={card.art} loading="eager" />
          </div>
        }
        panorama={eveningEdge}
        isDark
        className={styles.hero}
      >
        <div className={styles.facts} data-row="" data-text="small secondary">
          <span className={styles.byline} data-row="inline">
            <AuthorPortrait author={author} />
            <span>
              {insightsLabels.by} <b>{name}</b>
              {role && `, ${role}`}
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
        <Container columns="contents">
          <TableOfContents
            title={insightsLabels.contents}
            path={insightsPaths.article(slug)}
            sections={article.contents}
          >
            <p className={styles.ask} data-row="inline">
              <AuthorPortrait author={author} />
              <Link to={askPath(article.ask)} data-text="control link">
                {author ? insightsLabels.askAuthor : insightsLabels.askCompany}
              </Link>
            </p>
          </TableOfContents>
          <div className={styles.text} data-tables="" dangerouslySetInnerHTML={text} />
        </Container>
      </Section>
      <ArticleEnd article={article} />
    </>
  );
}

function askPath(topic: string | undefined): string {
  return topic ? paths.ask(topic) : anchorPath(anchors.contact);
}

function ArticleEnd({ article: { slug, author, ask, ...article } }: ArticlePageProps) {
  const { name, role } = bylineOf(author);
  const cloud = cloudNames.find((each) => each.slug === article.cloud);
  const position = articleList.findIndex((each) => each.slug === slug);
  const next = [...articleList.slice(position + 1), ...articleList.slice(0, position)].slice(0, 2);
  return (
    <div data-print="hide">
      <Section labelledBy="next-articles" background="forenoon" className={styles.next}>
        <Container>
          <h2 id="next-articles" className={styles.endTitle} data-text="title">
            {insightsLabels.next}
          </h2>
          <div className={styles.end}>
            {next.map((each) => (
              <ArticleCard key={each.slug} article={each} />
            ))}
            <div className={styles.author} data-text="h4">
              <AuthorPortrait author={author} />
              <p>
                <b>{name}</b>
                {role && `, ${role}`}
              </p>
              <ButtonLink href={askPath(ask)}>
                {author ? insightsLabels.talk : insightsLabels.talkToCompany}
              </ButtonLink>
              {cloud && (
                <Link to={paths.cloud(cloud.slug)} data-text="control link">
                  {insightsLabels.about(cloud.name)}
                </Link>
              )}
            </div>
          </div>
        </Container>
      </Section>
    </div>
  );
}

import { ButtonLink } from '@/components/Button/Button';
import { Container, Section } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { cloudNames } from '@/content/clouds/names';
import { ArticleCard } from './ArticleCard';
import { articleList } from './articles/list';
import { AuthorPortrait } from './AuthorPortrait';
import { authors } from './authors';
import { insightsLabels } from './labels';
import type { Article } from './types';
import styles from './ArticlePage.module.css';

type ArticleEndProps = { readonly article: Article };

/** The next articles, and the author as a person to ask. */
export function ArticleEnd({ article: { slug, author, ask, ...article } }: ArticleEndProps) {
  const { name, role } = authors[author];
  const cloud = cloudNames.find((each) => each.slug === article.cloud);
  const position = articleList.findIndex((each) => each.slug === slug);
  const next = [...articleList.slice(position + 1), ...articleList.slice(0, position)].slice(0, 2);
  return (
    <div data-print="hide">
      <Section labelledBy="next-articles" background="forenoon">
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
                <b>{name}</b>, {role}
              </p>
              <ButtonLink href={paths.ask(ask)}>{insightsLabels.talk}</ButtonLink>
              {cloud && (
                <a href={paths.cloud(cloud.slug)} data-text="control link">
                  {insightsLabels.about(cloud.name)}
                </a>
              )}
            </div>
          </div>
        </Container>
      </Section>
    </div>
  );
}

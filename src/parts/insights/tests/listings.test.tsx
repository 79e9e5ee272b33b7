import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '@tests/support/renderAt';
import { ArticleList } from '../ArticleList';
import { articleList } from '../articles/list';
import { insightsLabels } from '../labels';
import { toListings } from '../listings';
import { insightsPaths } from '../paths';

const [article] = articleList;
if (!article) throw new Error('There is no article.');
const articles = Array.from({ length: 23 }, (_, index) => ({
  ...article,
  slug: `article-${index + 1}`,
  title: `Article ${index + 1}`,
}));

test.each([
  [1, 10, null, 2],
  [2, 10, 1, 3],
  [3, 3, 2, null],
])('page %i of 23 articles has %i of them and leads to the others', (page, shown, newer, older) => {
  renderWithProviders(<ArticleList articles={articles} page={page} />);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toHaveLength(shown);
  expect(titles[0]).toBe(articles[(page - 1) * 10]?.title);
  const nav = within(screen.getByRole('navigation', { name: insightsLabels.pages }));
  const href = (name: string) => nav.queryByRole('link', { name })?.getAttribute('href') ?? null;
  expect(href(insightsLabels.newer)).toBe(newer && insightsPaths.page(newer));
  expect(href(insightsLabels.older)).toBe(older && insightsPaths.page(older));
  for (const number of [1, 2, 3]) {
    const link = nav.getByRole('link', { name: insightsLabels.page(number) });
    expect(link).toHaveAttribute('href', insightsPaths.page(number));
    expect(link.getAttribute('aria-current')).toBe(number === page ? 'page' : null);
  }
});

test('ten articles are one page', () => {
  renderWithProviders(<ArticleList articles={articles.slice(0, 10)} page={1} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a topic of one article is not offered', () => {
  renderWithProviders(
    <ArticleList
      articles={(['Costs', 'Costs', 'Data'] as const).map((topic, index) => ({
        ...article,
        slug: `article-${index}`,
        topics: [topic],
      }))}
      page={1}
    />,
  );
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  expect(names).toEqual([insightsLabels.allTopics, 'Costs']);
});

test('each page of the list has its address, title and description for search engines', () => {
  const pages = toListings(articles).slice(0, -articles.length);
  expect(pages.map(({ path }) => path)).toEqual([1, 2, 3].map(insightsPaths.page));
  for (const of of ['title', 'description'] as const)
    expect(new Set(pages.map(({ seo }) => seo[of])).size).toBe(pages.length);
});

test.each([
  ['ask', 'the contact form has no question about nothing'],
  ['cloud', 'there is no nothing'],
] as const)('a wrong name in %s stops the build with a sentence', (field, words) => {
  const wrong = () => toListings([{ ...article, [field]: 'nothing' }]);
  expect(wrong).toThrow(words);
  expect(wrong).toThrow(`articles/${article.slug}/index.md: the front matter's ${field}`);
});

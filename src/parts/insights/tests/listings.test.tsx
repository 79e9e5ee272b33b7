import { screen } from '@testing-library/react';
import { metas as articleList } from 'virtual:articles/metas';
import { expect, test } from 'vitest';
import { buildTime } from '@/config/env';
import { renderWithProviders } from '@tests/support/renderAt';
import { ArticleList } from '../InsightsPage';
import { insightsLabels } from '../labels';
import { getArticleListing } from '../listings';

const [article] = articleList;
if (!article) throw new Error('There is no article.');

test('a topic of one article is not offered', () => {
  renderWithProviders(
    <ArticleList
      articles={(['Costs', 'Costs', 'Data'] as const).map((topic, index) => ({
        ...article,
        slug: `article-${index}`,
        topics: [topic],
      }))}
    />,
  );
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  expect(names).toEqual([insightsLabels.allTopics, 'Costs']);
});

test.each([
  ['ask', 'the contact form has no question about nothing'],
  ['cloud', 'there is no nothing'],
] as const)('a wrong name in %s stops the build with a sentence', (field, words) => {
  const wrong = () => getArticleListing({ ...article, [field]: 'nothing' });
  expect(wrong).toThrow(words);
  expect(wrong).toThrow(`articles/${article.slug}/index.md: the front matter's ${field}`);
});

test('a build asks to read the prices of an article again after half a year', () => {
  const warningOf = (daysAgo: number, topic: 'Costs' | 'Data') => {
    const date = new Date(buildTime - daysAgo * 86_400_000).toISOString().slice(0, 10);
    return getArticleListing({ ...article, topics: [topic], date, updated: undefined }).warning;
  };
  expect(warningOf(190, 'Costs')).toContain(`articles/${article.slug}/index.md`);
  expect(warningOf(150, 'Costs')).toBeUndefined();
  expect(warningOf(190, 'Data')).toBeUndefined();
});

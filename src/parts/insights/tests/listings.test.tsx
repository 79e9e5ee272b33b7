import { metas as articleList } from 'virtual:articles/metas';
import { expect, test } from 'vitest';
import { buildTime } from '@/config/env';
import { getArticleListing } from '../listings';

const [article] = articleList;
if (!article) throw new Error('There is no article.');

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

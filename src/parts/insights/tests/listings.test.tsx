import { readFileSync } from 'node:fs';
import { metas as articleList } from 'virtual:articles/metas';
import { expect, test } from 'vitest';
import { findWrongNames } from '@/app/siteFiles';
import { buildTime } from '@/config/env';
import { locateName } from '@scripts/vite/deadLinks';
import { feed } from '../build';
import { getArticleListing } from '../listings';

const [article] = articleList;
if (!article) throw new Error('There is no article.');

test.each(['ask', 'cloud', 'study'])(
  'a name in %s that the site does not have is told with its line and those that it has',
  (field) => {
    const listed = articleList.map(getArticleListing);
    expect(findWrongNames(listed)).toEqual([]);
    const right = listed.find(({ names }) => names?.[field])?.names?.[field] ?? '';
    const names = { ...listed[0]?.names, [field]: `${right}s` };
    const [wrong] = findWrongNames([getArticleListing({ ...article, ...names })]);
    if (!wrong) throw new Error('It was not found.');
    const { file, line, problem } = locateName({ ...wrong, name: right });
    expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toBe(`${field}: ${right}`);
    expect(problem).toContain(`${field}: there is no "${right}"; write `);
    expect(wrong).toMatchObject({ field, name: `${right}s` });
    expect(wrong.known).toContain(right);
  },
);

test('a build asks to read the prices of an article again after half a year', () => {
  const warningOf = (daysAgo: number, topic: 'Costs' | 'Data') => {
    const date = new Date(buildTime - daysAgo * 86_400_000).toISOString().slice(0, 10);
    return getArticleListing({ ...article, topics: [topic], date, updated: undefined }).warning;
  };
  expect(warningOf(190, 'Costs')).toContain(`articles/${article.slug}/index.md`);
  expect(warningOf(150, 'Costs')).toBeUndefined();
  expect(warningOf(190, 'Data')).toBeUndefined();
});

test('the feed is well-formed Atom with the whole text of each article', () => {
  const document = new DOMParser().parseFromString(feed(), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('entry > title')).toEqual(articleList.map(({ title }) => title));
  for (const name of ['title', 'id', 'updated', 'author > name', 'content']) {
    expect(texts(`entry > ${name}`), name).toHaveLength(articleList.length);
  }
  expect(new Set(texts('id')).size).toBe(articleList.length + 1);
  for (const time of texts('updated, published'))
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  // a drawing is nothing without the site's colours, its caption stays
  expect(texts('content').join('')).not.toContain('<svg');
  expect(texts('content').join('')).toContain('<figcaption>');
  // readers show the text elsewhere, where an address without an origin leads nowhere
  for (const text of texts('content')) expect(text).not.toMatch(/(href|src)="[/#]/);
});

import { metas as articleList } from 'virtual:articles/metas';
import { expect, test } from 'vitest';
import { feed } from '../build';

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

import { readFileSync } from 'node:fs';
import { metas as articleList } from 'virtual:articles/metas';
import { expect, test } from 'vitest';
import { parseArticle } from '../parseArticle';

const file = `src/parts/insights/articles/${articleList[0]?.slug}/index.md`;
const text = readFileSync(file, 'utf8');

test('an article has its front matter, its contents and its text', async () => {
  const { meta, contents, html } = await parseArticle(file, `${text}\n## The last heading\n`);
  expect(meta.slug).toBe(articleList[0]?.slug);
  expect(contents.at(-1)?.title).toBe('The last heading');
  for (const { id } of contents) expect(html).toContain(`<h2 id="${id}">`);
});

test('only a quote that begins with bold words is a note of the margin', async () => {
  const { html } = await parseArticle(
    file,
    `${text}\n> **In short** Few.\n\n***\n\n> A **quote**.`,
  );
  expect(html).toContain('<div class="note" role="note">\n<p><strong>In short</strong> Few.</p>');
  expect(html).toContain('<blockquote>\n<p>A <strong>quote</strong>.</p>');
});

test.each([
  ['without front matter', text.replace('---\n', ''), 'begins without front matter'],
  ['with an unknown author', text.replace(/author: \w+/, 'author: nobody'), 'author'],
  ['with another date', text.replace(/date: .*/, 'date: 10 November'), 'write the date as'],
  ['with a field of its own', text.replace('---\n', '---\nlayout: wide\n'), 'layout'],
  ['with an http link', `${text}\n[a](http://example.com)`, 'no https address'],
  ['with a missing picture', `${text}\n![A chart](./chart.png)`, 'chart.png is missing'],
])('%s the build stops with a sentence that names file and field', async (_case, wrong, words) => {
  await expect(parseArticle(file, wrong)).rejects.toThrow(words);
  await expect(parseArticle(file, wrong)).rejects.toThrow(file);
});

test('in a table whose first column has no heading, its cells are those of their rows', async () => {
  const { html } = await parseArticle(file, `${text}\n\n|  | Now |\n| - | - |\n| Seats | 60 |`);
  expect(html).toContain('<th scope="row">Seats</th>');
  expect(html).toContain('<td data-label="Now">60</td>');
});

test('the articles come with the newest first', () => {
  const dates = articleList.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

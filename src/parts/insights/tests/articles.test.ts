import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { metas as articleList } from 'virtual:articles/metas';
import { expect, onTestFinished, test } from 'vitest';
import { readEntry } from '@scripts/markdown/collection';
import { articles } from '../collection';

const fields = 'title: Winter\ndate: 2026-11-25';
const article = (text: string, front = fields) => `---\n${front}\n---\n\n${text}`;
const parse = (text: string, front?: string, folder = '.') =>
  readEntry(articles, 'winter', join(folder, 'index.md'), article(text, front));

async function parseWell(text: string, front?: string, folder?: string) {
  const { wrong, read, pictures } = await parse(text, front, folder);
  expect(wrong).toEqual([]);
  if (!read) throw new Error('It was not read.');
  return { html: '', ...read, ...read.entry, pictures };
}

async function problemsOf(text: string, front?: string, folder?: string) {
  const { wrong } = await parse(text, front, folder);
  return wrong.map(({ line, problem }) => `${line}: ${problem}`);
}

/** A folder with a file of each name. */
function makeFolder(files: Readonly<Record<string, Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'article-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return folder;
}

const photo = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();

test('title, date and a text are enough', async () => {
  const sentence = 'Snow lies on the hills, and the pumps of two plants are still. ';
  const { meta } = await parseWell(`${sentence.repeat(4)}\n\nMore.`);
  expect(meta).toMatchObject({ slug: 'winter', title: 'Winter', topics: [], minutes: 1 });
  expect(meta.description).toBe(sentence.repeat(2).trim());
  const long = 'What a very long title tells whoever reads it on a search engine’s page';
  const { meta: other } = await parseWell('Short.', `title: ${long}\ndate: 2026-11-25`);
  expect(other).toMatchObject({ title: long, description: 'Short.' });
  expect(other.searchTitle).toBe('What a very long title tells whoever reads it…');
});

test.each([
  ['Costs: what we know', 'Costs: what we know'],
  ['#1 in winter', '#1 in winter'],
  ['The #1 reason', 'The #1 reason'],
  ['"Snow" and ice', '"Snow" and ice'],
  ['[Draft] snow', '[Draft] snow'],
  ['- snow', '- snow'],
  ['2026', '2026'],
  ["'Snow: ice'", 'Snow: ice'],
  ['@home', '@home'],
])('a title may be %s', async (written, title) => {
  const { meta } = await parseWell('Snow.', `title: ${written}\ndate: 2026-11-25\nauthor:`);
  expect(meta.title).toBe(title);
});

test.each([
  ['topics: Costs, Snow', ['Costs', 'Snow']],
  ['topics: [Snow]', ['Snow']],
  ['topics:\n  - Snow\n  - Ice', ['Snow', 'Ice']],
])('%s are topics', async (lines, topics) => {
  expect((await parseWell('Snow.', `${fields}\n${lines}`)).meta.topics).toEqual(topics);
});

test.each([
  ['## 2026 prices', 'h-2026-prices', '2026 prices'],
  ['## Über Kosten', 'h-uber-kosten', 'Über Kosten'],
  ['## App', 'h-app', 'App'],
  ['# Next articles', 'h-next-articles', 'Next articles'],
  ['## 価格', 'h--1', '価格'],
  ['## C++ & “quotes”', 'h-c-quotes', 'C++ & “quotes”'],
])('%s has an id that no page has and every selector takes', async (heading, id, title) => {
  const { contents, html } = await parseWell(`${heading}\n\n[Up](#${title.replaceAll(' ', '-')})`);
  expect(contents).toEqual([{ id, title }]);
  expect(html).toContain(`<h2 id="${id}">`);
});

test('headings of the same words have different ids, and links in the text find them', async () => {
  const { contents, html } = await parseWell(
    '## Über Kosten\n\n## Über Kosten\n\n[1](#über-kosten) [2](#h-uber-kosten-2) [3](#Über%20Kosten) x[^é]\n\n[^é]: Note.',
  );
  expect(contents.map(({ id }) => id)).toEqual(['h-uber-kosten', 'h-uber-kosten-2']);
  const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(anchors).toHaveLength(5);
  expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
});

test('a link may be an address of any kind that people write', async () => {
  const { html } = await parseWell(
    'ada@example.com [a](tel:+44123) [b](http://old.example) [c](ada@example.com) [d](www.example.com) https://x.example [e](/security)',
  );
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual([
    ...['mailto:ada@example.com', 'tel:+44123', 'http://old.example', 'mailto:ada@example.com'],
    ...['https://www.example.com', 'https://x.example', '/security'],
  ]);
});

test.each([
  ['<./Bild ä.jpg>', 'Bild ä.jpg'],
  ['<Bild ä.jpg>', 'Bild a\u0308.jpg'],
  ['<Screenshot 2026-11-20 at 10.00 PM.jpg>', 'Screenshot 2026-11-20 at 10.00\u202fPM.jpg'],
  ['Screenshot%202026.jpg', 'Screenshot 2026.jpg'],
  ['<50% (1).jpg>', '50% (1).jpg'],
  ['img_1.jpg', 'IMG_1.JPG'],
])('the picture %s is found', async (written, name) => {
  const folder = makeFolder({ [name]: photo });
  const { pictures, html } = await parseWell(`Before ![Snow](${written}) after`, fields, folder);
  expect(pictures).toEqual([{ file: join(folder, name), alt: 'Snow', caption: '' }]);
  expect(html).toContain('<p>Before </p><figure>%picture%</figure><p> after</p>');
});

test.each([
  [
    '![Snow](ice.jpg)',
    'The picture ice.jpg is missing: the folder has Snow.JPG, half.jpg, ice.HEIC.',
  ],
  ['![Snow](ice.HEIC)', 'The picture ice.HEIC cannot be read: save it again as JPG or PNG.'],
  ['![Snow](half.jpg)', 'The picture half.jpg cannot be read: save it again as JPG or PNG.'],
  [
    '![](Snow.JPG)',
    'The picture Snow.JPG needs words for who cannot see it: ![What it shows](Snow.JPG).',
  ],
  [
    '![Snow](my snow.jpg)',
    'The name of a picture with spaces stands between < and >: ![Snow](<my snow.jpg>).',
  ],
  [
    '<details>More</details>',
    '"<details>" is HTML, which is not shown: write it in Markdown, or without < and >.',
  ],
  ['Snow<br>ice', '"<br>" is HTML, which is not shown: write it in Markdown, or without < and >.'],
  [
    'Dear <Your name>,',
    '"<Your name>" is HTML, which is not shown: write it in Markdown, or without < and >.',
  ],
  [
    '[a](example.com)',
    'The link "example.com" leads nowhere: begin it with https:// for another site, with / for a page of this one, or write # and a heading.',
  ],
  [
    '[a](#gone)',
    'The link "#gone" leads nowhere: begin it with https:// for another site, with / for a page of this one, or write # and a heading.',
  ],
])('%s is told with its line', async (text, problem) => {
  const folder = makeFolder({
    'Snow.JPG': photo,
    'half.jpg': photo.subarray(0, 400),
    'ice.HEIC': Buffer.from('heic'),
  });
  expect(await problemsOf(`Snow.\n\n${text}`, fields, folder)).toEqual([`8: ${problem}`]);
});

test.each([
  ['title: Snow', '2: date: it is missing; write it between the two lines of ---.'],
  ['title: Snow\ndate: 10 November', '3: date: write the date as 2026-11-25.'],
  [`${fields}\nlayout: wide`, '4: There is no field "layout": the fields are title, date,'],
  [
    `${fields}\nauthor: nobody`,
    '4: author: write kabir, meera, tomas, or add the author to authors.ts.',
  ],
  [
    `${fields}\ndrawing: snow`,
    '4: drawing: write seal, almanac, sieve, meter, bridge or ledger, not "snow".',
  ],
  [`${fields}\ntitle: Ice`, '4: This field stands twice: take one of them out.'],
  [`${fields}\nsnow`, '4: This line cannot be read: write a name, a colon, a space and a value.'],
])('the front matter %j is told with its line', async (front, problem) => {
  expect((await problemsOf('Snow.', front)).join()).toContain(problem);
});

test('two problems of one file are both told', async () => {
  expect(await problemsOf('<br>\n\n[a](b)', 'title: Snow\ndate: soon')).toHaveLength(3);
});

test('only a quote that begins with bold words is a note of the margin', async () => {
  const { html } = await parseWell('> **In short** Few.\n\n***\n\n> A **quote**.');
  expect(html).toContain('<div class="note" role="note">\n<p><strong>In short</strong> Few.</p>');
  expect(html).toContain('<blockquote>\n<p>A <strong>quote</strong>.</p>');
});

test('in a table whose first column has no heading, its cells are those of their rows', async () => {
  const { html } = await parseWell('|  | Now |\n| - | - |\n| Seats | 60 |');
  expect(html).toContain('<th scope="row">Seats</th>');
  expect(html).toContain('<td data-label="Now">60</td>');
});

test('the articles come with the newest first', () => {
  const dates = articleList.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

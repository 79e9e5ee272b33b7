import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createWriter } from '@scripts/editWords/editWords';
import { afterEach, beforeEach, expect, test } from 'vitest';

const home = 'src/content/home.ts';
const article = 'src/parts/insights/articles/one/index.md';
const sample = {
  [home]: `import { price } from './price';

type Home = { readonly title: string };

export const home = {
  title: 'Clear skies',
  intro: 'Today’s outlook is\\u00a0fair.',
  again: 'Contact us',
  label: 'Contact us',
  cost: \`From \${price} a month, billed yearly.\`,
} as const satisfies Home & object;
`,
  [article]: `---
title: A price book
draft: true
---

A maker of **pumps** has a plant in Pune.
`,
  'src/content/README.md': 'Clear skies in the README\n',
  'src/app/App.ts': "export const title = 'Clear skies';\n",
  'secret.ts': "export const secret = 'Clear skies';\n",
};

let root: string;
let answer: ReturnType<typeof createWriter>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [file, text] of Object.entries(sample)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  writeFileSync(join(root, '.prettierrc.json'), '{ "singleQuote": true, "printWidth": 100 }');
  answer = createWriter(root);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

async function find(...texts: string[]) {
  return (await answer({ texts })).found ?? [];
}

async function findOne(text: string) {
  const [words, ...others] = await find(text);
  expect(others).toEqual([]);
  if (!words) throw new Error(`${text} was not found.`);
  return words;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('a literal takes the new words, with the marks and escapes of the file', async () => {
  const words = await findOne('Today’s outlook is fair.');
  expect(words).toMatchObject({ file: home, line: 7 });
  const value = 'It\'s "fair"\u00a0today.';
  expect(await answer({ words, value })).toEqual({});
  expect(read(home)).toBe(
    sample[home].replace('Today’s outlook is\\u00a0fair.', 'It’s “fair”\\u00a0today.'),
  );
});

test('a text that stands twice is offered with both places', async () => {
  const words = await find('Contact us');
  expect(words.map(({ file, line }) => [file, line])).toEqual([
    [home, 8],
    [home, 9],
  ]);
});

test('a template is shown where it is written, and not changed', async () => {
  const [words, ...others] = await find('From $40 a month, billed yearly.');
  expect(words).toMatchObject({ file: home, line: 10, value: null });
  expect(others).toEqual([]);
});

test('of an article, the paragraph with its Markdown and the front matter can be edited', async () => {
  const words = await findOne('has a plant in Pune.');
  expect(words.value).toBe('A maker of **pumps** has a plant in Pune.');
  await answer({ words, value: 'A maker of **pumps** has two plants.' });
  await answer({ words: await findOne('A price book'), value: 'Prices: a book' });
  expect(read(article)).toBe(`---
title: 'Prices: a book'
draft: true
---

A maker of **pumps** has two plants.
`);
});

test('what is no word of the site is not found', async () => {
  expect((await find('Clear skies')).map(({ file }) => file)).toEqual([home]);
  expect(await find('title', './price')).toEqual([]);
});

test('only words in the folders of words can be written, with a word at least', async () => {
  const words = await findOne('Clear skies');
  const outside = ['src/app/App.ts', 'src/content/../app/App.ts', '../secret.ts', '/etc/passwd'];
  const files = [...outside, 'src/content/README.md', 'secret.ts'];
  const code = { ...words, start: 0, source: 'import' };
  const refused = [
    ...files.map((file) => ({ words: { ...words, file }, value: 'Rain' })),
    { words: code, value: 'Rain' },
    { words, value: ' \n' },
  ];
  for (const request of refused)
    expect(await answer(request)).toEqual({ error: expect.stringMatching(/\.$/) });
  for (const [file, text] of Object.entries(sample)) expect(read(file)).toBe(text);
});

test('no words can leave their literal', async () => {
  for (const value of ["'; throw 1; '", 'a\\', '`${process.exit()}`', 'a\nb', 'a\u2028b']) {
    const words = await findOne('Clear skies');
    expect(await answer({ words, value })).toEqual({});
    const saved = value.replaceAll("'", '’');
    expect(await findOne(saved)).toMatchObject({ file: home, value: saved.replace('\n', ' ') });
    writeFileSync(join(root, home), sample[home]);
  }
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request, type RequestOptions, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createWriter, wordsSchema } from '@scripts/editWords/editWords';
import { http, passthrough } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { server as mockServer } from '../support/receive';

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
let server: Server;
let host: string;

beforeEach(async () => {
  mockServer.use(http.all('http://127.0.0.1*', passthrough));
  root = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [file, text] of Object.entries(sample)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  writeFileSync(join(root, '.prettierrc.json'), '{ "singleQuote": true, "printWidth": 100 }');
  symlinkSync(join(root, 'secret.ts'), join(root, 'src/content/link.ts'));
  const answer = createWriter(root);
  // as the dev server's middleware, which sees the address below its own
  server = createServer((message, response) => void answer(message, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

const foundSchema = z.array(wordsSchema.extend({ value: z.string().nullable() }));

/** @returns status and body of the answer */
function post(path: string, body: unknown, options: RequestOptions = {}) {
  const { headers, method = 'POST' } = options;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = request(`http://${host}${path}`, {
    method,
    headers: { origin: `http://${host}`, 'content-type': 'application/json', ...headers },
  });
  return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    sent.on('error', reject).on('response', (response) => {
      void json(response).then((answer) => resolve({ status: response.statusCode, body: answer }));
    });
    sent.end(method === 'POST' ? text : undefined);
  });
}

async function find(...texts: string[]) {
  return foundSchema.parse((await post('/find', { texts })).body);
}

async function findOne(text: string) {
  const words = await find(text);
  expect(words).toHaveLength(1);
  return wordsSchema.parse(words[0]);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('a literal takes the new words, with the marks and escapes of the file', async () => {
  const words = await findOne('Today’s outlook is fair.');
  expect(words).toMatchObject({ file: home, line: 7 });
  const value = 'It\'s "fair"\u00a0today.';
  expect(await post('/save', { words, value })).toMatchObject({ status: 200 });
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
  await post('/save', { words, value: 'A maker of **pumps** has two plants.' });
  await post('/save', { words: await findOne('A price book'), value: 'Prices: a book' });
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

test('only the site’s own pages on this machine can write', async () => {
  const body = { words: await findOne('Clear skies'), value: 'Rain' };
  const strangers = [
    { origin: 'https://evil.example' },
    { origin: 'http://127.0.0.1:1' },
    { origin: 'null' },
    { host: 'evil.example', origin: 'http://evil.example' },
  ];
  for (const headers of strangers)
    expect(await post('/save', body, { headers })).toMatchObject({ status: 403 });
  // what a form or a simple request of another site can send
  const headers = { 'content-type': 'text/plain' };
  expect(await post('/save', body, { headers })).toMatchObject({ status: 415 });
  expect(await post('/save', body, { method: 'GET' })).toMatchObject({ status: 415 });
  expect(read(home)).toBe(sample[home]);
});

test('only words in the folders of words can be written', async () => {
  const words = await findOne('Clear skies');
  const outside = ['src/app/App.ts', 'src/content/../app/App.ts', '../secret.ts', '/etc/passwd'];
  const files = [...outside, 'src/content/link.ts', 'src/content/README.md', 'secret.ts'];
  for (const file of files)
    expect(await post('/save', { words: { ...words, file }, value: 'Rain' })).toMatchObject({
      status: 409,
    });
  const code = { ...words, start: 0, source: 'import' };
  expect(await post('/save', { words: code, value: 'Rain' })).toMatchObject({ status: 409 });
  for (const [file, text] of Object.entries(sample)) expect(read(file)).toBe(text);
});

test('a huge, a broken and an incomplete request are refused with a sentence', async () => {
  const words = await findOne('Clear skies');
  const requests = [
    [413, { words, value: 'x'.repeat(100_000) }],
    [400, 'no JSON'],
    [400, { words }],
    [400, { words, value: '  ' }],
    [400, { words: { ...words, more: 1 }, value: 'Rain' }],
  ] as const;
  for (const [status, body] of requests)
    expect(await post('/save', body)).toEqual({
      status,
      body: { error: expect.stringMatching(/\.$/) },
    });
  expect(read(home)).toBe(sample[home]);
});

test('no words can leave their literal', async () => {
  for (const value of ["'; throw 1; '", 'a\\', '`${process.exit()}`', 'a\nb', 'a\u2028b']) {
    const words = await findOne('Clear skies');
    expect(await post('/save', { words, value })).toMatchObject({ status: 200 });
    const saved = value.replaceAll("'", '’');
    expect(await findOne(saved)).toMatchObject({ file: home, value: saved.replace('\n', ' ') });
    writeFileSync(join(root, home), sample[home]);
  }
});

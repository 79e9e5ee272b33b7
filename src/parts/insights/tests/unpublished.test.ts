import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopIfWrong } from '@/config/wrongEntries';
import { collection } from '@scripts/markdown/collection';
import { articles } from '../collection';

const folder = 'src/parts/insights/articles';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'articles-'));
  addArticle('present', 'date: 2026-11-01');
  addArticle('later', 'date: 2026-12-03');
  addArticle('draft', 'date: 2026-11-02\ndraft: true');
  const lists = ['metas', 'titles', 'modules'] as const;
  const exports = lists.map((name) => `export { ${name} } from 'virtual:articles/${name}';`);
  writeFileSync(join(root, 'entry.js'), exports.join('\n'));
});

afterEach(() => rmSync(root, { recursive: true }));

function addArticle(slug: string, dates: string) {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(
    join(root, folder, `${slug}.md`),
    `---\ntitle: Words of ${slug}\n${dates}\n---\nSnow.`,
  );
}

/** @returns the articles of which a build of that day has a word, and what it says of them */
async function buildOn(day: string, env: object = {}) {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(day) / 1000));
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { __ENV__: JSON.stringify(env) },
    plugins: [collection(articles)],
    build: { write: false, minify: false, lib: { entry: 'entry.js', formats: ['es'] } },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.map((each) => ('code' in each ? each.code : '')).join('\n');
  return {
    named: ['present', 'later', 'draft'].filter((slug) => code.includes(`Words of ${slug}`)),
    states: [...code.matchAll(/"?unpublished"?: "?(\w+)/g)].map(([, state]) => state),
  };
}

test('production has no word of a draft, nor of an article before its day', async () => {
  expect((await buildOn('2026-12-02T23:59:00Z')).named).toEqual(['present']);
  expect((await buildOn('2026-12-03T00:00:00Z')).named).toEqual(['present', 'later']);
});

test('a text that was dropped without its folder has no address', async () => {
  addArticle('index', 'date: 2026-11-01');
  await buildOn('2026-12-02');
  expect(stopIfWrong).toThrow(`${folder}/index.md:1  Its name becomes an address`);
});

test('a preview has them, each with its state', async () => {
  const env = { insights: { showsUnpublished: true } };
  const { named, states } = await buildOn('2026-12-02', env);
  expect(named).toEqual(['present', 'later', 'draft']);
  expect(new Set(states)).toEqual(new Set(['null', 'scheduled', 'draft']));
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../src');
const texts = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name))
  .map((name) => [name, readFileSync(join(root, name), 'utf8')] as const);

test('every custom property is used', () => {
  const used = new Set(
    texts.flatMap(([, text]) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1])),
  );
  const unused = texts
    .filter(([name]) => name.endsWith('.css'))
    .flatMap(([name, text]) =>
      [...text.matchAll(/^\s*(--[\w-]+):/gm)]
        .filter((match) => !used.has(match[1]))
        .map((match) => `${name}: ${match[1]}`),
    );
  expect(unused).toEqual([]);
});

test('every drawing and every ink is used', () => {
  const uses = new Map<string, number>();
  for (const [, text] of texts) {
    for (const [word] of text.matchAll(/\w+/g)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const unused = texts
    .filter(([name]) => name.startsWith('art/drawings/') || name === 'art/inks.ts')
    .flatMap(([name, text]) =>
      [...text.matchAll(/^export (?:const|function) (\w+)/gm)]
        .filter((match) => (uses.get(match[1] ?? '') ?? 0) < 2)
        .map((match) => `${name}: ${match[1]}`),
    );
  expect(unused).toEqual([]);
});

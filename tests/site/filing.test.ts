// @vitest-environment node
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../src');

/** Paths below `src`, such as `pages/job/sections/JobHero.tsx`. */
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

const components = files.filter((file) => /^[A-Z]\w*\.tsx$/.test(basename(file)));

test('a stylesheet with a capital belongs to the component beside it', () => {
  const wrong = files.filter(
    (file) =>
      /^[A-Z]\w*\.module\.css$/.test(basename(file)) &&
      !components.includes(file.replace('.module.css', '.tsx')),
  );
  expect(wrong).toEqual([]);
});

test('every component of the library has a folder of its name', () => {
  const folders = new Set(files.filter(isIn('components')).map(dirname));
  const wrong = [...folders].filter(
    (folder) => !components.includes(`${folder}/${basename(folder)}.tsx`),
  );
  expect(wrong).toEqual([]);
});

test('beside a page are only its hooks and data; its components are in sections', () => {
  const wrong = components
    .filter(isIn('pages'))
    .filter((file) => !/^pages\/(\w+|[\w-]+\/(\w+Page|sections\/.+))\.tsx$/.test(file));
  expect(wrong).toEqual([]);
});

test('at the top of a feature is its provider; its other components are below', () => {
  const wrong = components
    .filter(isIn('features'))
    .filter((file) => !/^features\/\w+\/(\w+Provider|components\/.+)\.tsx$/.test(file));
  expect(wrong).toEqual([]);
});

test('a folder inside sections or components contains at least three files', () => {
  const folders = new Set(
    files.map((file) => /^.+\/(sections|components)\/[^/]+(?=\/)/.exec(file)?.[0] ?? ''),
  );
  const wrong = [...folders].filter(
    (folder) => folder && files.filter((file) => file.startsWith(`${folder}/`)).length < 3,
  );
  expect(wrong).toEqual([]);
});

function isIn(layer: string) {
  return (file: string) => file.startsWith(`${layer}/`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../src');
const scripts = join(root, '../scripts');

/** A module of src in a script, by alias, by relative path, or as Vite loads it. */
const sourceImport = /'(?:@|\/src|(?:\.\.\/)+src)\/([^/']+)[^']*'/g;

/** A layer may import itself and those before it. */
const layers = [
  'config',
  'lib',
  'art',
  'content',
  'hooks',
  'hydration',
  'components',
  'features',
  'pages',
  'app',
];

/** The framework and types, which any file may use; every other package has a single importer. */
const sharedPackages = ['react', 'react-dom', 'react-router-dom', 'schema-dts'];

type Import = { readonly file: string; readonly layer: string; readonly target: string };

const imports: readonly Import[] = sourceFiles(root).flatMap((path) => {
  const file = relative(root, path);
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => ({
    file,
    layer: file.includes('/') ? (file.split('/')[0] ?? '') : 'entry',
    target: match[1] ?? '',
  }));
});

/** The files of src that each file of src imports. */
const importedFiles = new Map(
  sourceFiles(root).map((path) => {
    const file = relative(root, path);
    const names = imports
      .filter((each) => each.file === file)
      .map(({ target }) =>
        target.startsWith('@/') ? target.slice(2) : join(dirname(file), target),
      );
    return [file, names.flatMap((name) => [`${name}.ts`, `${name}.tsx`])];
  }),
);

test('imports run one way through the layers', () => {
  const wrong = imports.filter(({ layer, target }) => {
    const from = layers.indexOf(layer);
    const to = layers.indexOf(targetLayer(target));
    return from >= 0 && to > from;
  });
  expect(wrong).toEqual([]);
});

test('files do not import each other in a circle', () => {
  const reachable = (from: string, found = new Set<string>()): ReadonlySet<string> => {
    for (const target of importedFiles.get(from) ?? []) {
      if (!found.has(target)) reachable(target, found.add(target));
    }
    return found;
  };
  const inCircle = [...importedFiles.keys()].filter((file) => reachable(file).has(file));
  expect(inCircle).toEqual([]);
});

test('scripts import no layer above hydration, except the entry for the server', () => {
  const allowed = [...layers.slice(0, layers.indexOf('components')), 'styles', 'entry-server.tsx'];
  const wrong = readdirSync(scripts, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]s$/.test(name))
    .flatMap((name) =>
      [...readFileSync(join(scripts, name), 'utf8').matchAll(sourceImport)]
        .filter((match) => !allowed.includes(match[1] ?? ''))
        .map((match) => `${name}: ${match[0]}`),
    );
  expect(wrong).toEqual([]);
});

test('imports inside a folder, a feature or a page are relative, all others use the alias', () => {
  const wrong = imports
    .filter(({ target }) => /^[.@]/.test(target))
    .filter(({ file, target }) => {
      if (target.startsWith('@/')) return ownerOf(target.slice(2)) === ownerOf(file);
      return target.startsWith('.') && ownerOf(join(dirname(file), target)) !== ownerOf(file);
    });
  expect(wrong).toEqual([]);
});

test('components import no content, and features do not import each other', () => {
  const wrong = imports.filter(({ layer, file, target }) => {
    if (layer === 'components') return targetLayer(target) === 'content';
    if (layer !== 'features') return false;
    return targetLayer(target) === 'features' && target.split('/')[2] !== file.split('/')[1];
  });
  expect(wrong).toEqual([]);
});

test('drawings are plain modules without React', () => {
  const wrong = imports.filter(
    ({ file, target }) =>
      file.startsWith('art/drawings/') && !/^(\.\/|@\/(art|lib)\/)/.test(target),
  );
  expect(wrong).toEqual([]);
});

test('each third-party package has one importer', () => {
  const importers = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    if (target.startsWith('.') || target.startsWith('@/') || target.startsWith('~')) continue;
    const name = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/');
    if (sharedPackages.includes(name)) continue;
    importers.set(name, (importers.get(name) ?? new Set()).add(file));
  }
  const shared = [...importers].filter(([, files]) => files.size > 1);
  expect(shared.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});

test('addresses are written in config/paths.ts only', () => {
  const wrong = sourceFiles(root).filter((path) => {
    if (path.endsWith('config/paths.ts')) return false;
    return /['"`]\/(caseStudyDetails|cloudsolution|career|privacy-policy)\b/.test(
      readFileSync(path, 'utf8'),
    );
  });
  expect(wrong.map((path) => relative(root, path))).toEqual([]);
});

test('settings are read in config/env.ts only', () => {
  const wrong = sourceFiles(root).filter((path) => {
    const text = readFileSync(path, 'utf8').replaceAll('import.meta.env.DEV', '');
    return /import\.meta\.env|__ENV__/.test(text) && !path.endsWith('config/env.ts');
  });
  expect(wrong.map((path) => relative(root, path))).toEqual([]);
});

/** The feature or page that a file is part of, else its folder. */
function ownerOf(file: string): string {
  return /^(features|pages)\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);
}

function targetLayer(target: string): string {
  return target.startsWith('@/') ? (target.split('/')[1] ?? '') : '';
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}

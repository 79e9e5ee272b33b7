import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../src');

type SourceFile = {
  readonly path: string;
  /** Hooks that are called anywhere in the file, by their exported names. */
  readonly calls: ReadonlySet<string>;
  /** For each function at the top of the file, the hooks that it calls. */
  readonly callsOf: ReadonlyMap<string, ReadonlySet<string>>;
  readonly hasBoundary: boolean;
};

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => parse(join(root, path)));

/** Hooks that make a component render again whenever a store changes, directly or through others. */
const subscribing = new Set(['useSyncExternalStore']);
for (let size = 0; size < subscribing.size;) {
  size = subscribing.size;
  for (const { callsOf } of files) {
    for (const [name, calls] of callsOf) {
      if (/^use[A-Z]/.test(name) && intersects(calls, subscribing)) subscribing.add(name);
    }
  }
}

test('the hooks that subscribe are found through the hooks that call them', () => {
  for (const name of ['useStore', 'useAuth', 'useAuthDialog', 'useConsent', 'useIsMotionOn']) {
    expect(subscribing).toContain(name);
  }
  for (const name of ['useAuthStore', 'useConsentStore']) expect(subscribing).not.toContain(name);
});

test('no file that renders a Suspense boundary or a lazy section subscribes to a store', () => {
  const boundaries = files.filter(({ hasBoundary }) => hasBoundary);
  expect(boundaries.length).toBeGreaterThan(3);
  const wrong = boundaries
    .filter(({ calls }) => intersects(calls, subscribing))
    .map(({ path }) => relative(root, path));
  expect(wrong).toEqual([]);
});

test('no provider subscribes', () => {
  const wrong = files.flatMap(({ callsOf }) =>
    [...callsOf]
      .filter(([name, calls]) => /Providers?$/.test(name) && intersects(calls, subscribing))
      .map(([name]) => name),
  );
  expect(wrong).toEqual([]);
});

function parse(path: string): SourceFile {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const callsOf = new Map<string, ReadonlySet<string>>();
  let hasBoundary = false;
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      callsOf.set(statement.name.text, hooksIn(statement));
    }
  }
  visit(source, (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      if (['Suspense', 'LazySection'].includes(node.tagName.getText())) {
        hasBoundary = true;
      }
    }
  });
  return { path, calls: hooksIn(source), callsOf, hasBoundary };
}

function hooksIn(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  visit(node, (inner) => {
    if (!ts.isCallExpression(inner)) return;
    const name = inner.expression.getText();
    if (/^use[A-Z]/.test(name)) names.add(name);
  });
  return names;
}

function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node);
  node.forEachChild((child) => visit(child, callback));
}

function intersects(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((item) => b.has(item));
}

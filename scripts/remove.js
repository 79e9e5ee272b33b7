import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { listFiles } from './files.js';

/*
 * `npm run remove -- NAME...` takes parts of src/parts out of the site: the folder, and in every file
 * that imports from it the import and each line that names what was imported. Prints the lines that
 * it has to leave, and the compiler what depended on the others.
 */

const names = readdirSync('src/parts').filter((name) => process.argv.includes(name));
for (const name of names) rmSync(`src/parts/${name}`, { recursive: true });
const changed = [];
const left = [];
for (const file of sourceFiles()) {
  const text = readFileSync(file, 'utf8');
  const { ranges, rest } = findUses(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  left.push(...rest.map((line) => `${file}:${line + 1}: ${text.split('\n')[line].trim()}`));
  if (ranges.length === 0) continue;
  changed.push(file);
  writeFileSync(file, cut(text, ranges));
}
// imports of what only the removed lines needed
const imports = { enableAutofixRemoval: { imports: true } };
const rule = JSON.stringify({ '@typescript-eslint/no-unused-vars': ['error', imports] });
run('eslint/bin/eslint.js', '--fix', '--rule', rule, ...changed);
run('knip/bin/knip.js', '--fix', '--fix-type', 'dependencies');
if (left.length > 0) {
  console.error(['These lines need you:', ...left].join('\n'));
  console.error('Then: npm run generate settings && npm run format && npm run test:quick');
  process.exitCode = 1;
} else {
  spawnSync(process.execPath, ['scripts/generate.js', 'settings'], { stdio: 'inherit' });
}
run('prettier/bin/prettier.cjs', '--write', 'package.json', ...changed);
console.log(`Removed ${names.join(', ')} from ${changed.length} files.`);

function sourceFiles() {
  const inFolders = ['src', 'scripts', 'tests'].flatMap((folder) =>
    listFiles(folder).map((name) => `${folder}/${name}`),
  );
  return [...readdirSync('.'), ...inFolders].filter((name) => /\.[jt]sx?$/.test(name));
}

/** Whether a file names what is in a removed folder. */
function isRemoved(file, specifier) {
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(file), specifier)
    : specifier.replace(/^@\//, 'src/');
  return names.some((name) => path.startsWith(`src/parts/${name}/`));
}

/** @returns where what is to be removed begins and ends, and the lines that have to be left, from 0 */
function findUses(source) {
  const { text } = source;
  const ranges = [];
  const rest = [];
  const imported = new Set();
  const visit = (node) => {
    const specifier = node.moduleSpecifier ?? importedPath(node);
    if (specifier?.text !== undefined && isRemoved(source.fileName, specifier.text)) {
      if (!ts.isImportDeclaration(node)) remove(node);
      else {
        ranges.push(rangeOf(node));
        namesOf(node).forEach((name) => imported.add(name));
      }
    } else if (ts.isIdentifier(node) && imported.has(node.text) && isReference(node)) {
      remove(node);
    } else {
      node.forEachChild(visit);
    }
  };
  const remove = (node) => {
    const { parent } = node;
    if (ts.isJsxClosingElement(parent)) return;
    // an element around others leaves them
    if (ts.isJsxOpeningElement(parent) && ts.isJsxElement(parent.parent.parent)) {
      ranges.push(rangeOf(parent), rangeOf(parent.parent.closingElement));
      return;
    }
    let unit = node;
    let entry;
    while (unit && !(isRemovable(unit) && wholeLines(unit))) {
      if (!entry && ts.isArrayLiteralExpression(unit.parent ?? source)) entry = unit;
      // the list of a call, which has other entries
      else if (entry && !ts.isArrayLiteralExpression(unit)) break;
      unit = unit.parent;
    }
    while (unit && isOnlyChild(unit)) unit = unit.parent;
    const range = unit && isRemovable(unit) && wholeLines(unit);
    if (range) ranges.push(range);
    else if (entry) ranges.push(withComma(entry));
    else rest.push(source.getLineAndCharacterOfPosition(node.getStart()).line);
  };
  /** Undefined if others share a line with it. */
  const wholeLines = (node) => {
    const start = text.lastIndexOf('\n', node.getStart()) + 1;
    const end = text.indexOf('\n', node.end) + 1;
    const around = text.slice(start, node.getStart()) + text.slice(node.end, end);
    return /^[\s,;]*$/.test(around) ? [start, end] : undefined;
  };
  const rangeOf = (node) => wholeLines(node) ?? [node.getStart(), node.end];
  visit(source);
  return { ranges, rest };
}

/** An entry of a list, with the comma that goes with it. */
function withComma(entry) {
  const { elements } = entry.parent;
  const index = elements.indexOf(entry);
  const next = elements[index + 1];
  if (next) return [entry.getStart(), next.getStart()];
  return [elements[index - 1]?.end ?? entry.getStart(), entry.end];
}

function cut(text, ranges) {
  let result = '';
  let end = 0;
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    result += text.slice(end, Math.max(end, from));
    end = Math.max(end, to);
  }
  return result + text.slice(end);
}

/** What `import()` loads. */
function importedPath(node) {
  return node.expression?.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined;
}

function namesOf({ importClause }) {
  const { name, namedBindings } = importClause ?? {};
  const bindings = namedBindings?.elements ?? (namedBindings ? [namedBindings] : []);
  return [name, ...bindings.map((binding) => binding.name)].flatMap((each) => each?.text ?? []);
}

function isReference(node) {
  const { parent } = node;
  return parent.name !== node || ts.isShorthandPropertyAssignment(parent);
}

/** One of several, whose absence leaves the others as they are. */
function isRemovable(node) {
  const { parent } = node;
  return (
    ts.isExpressionStatement(node) ||
    ts.isExportDeclaration(node) ||
    ts.isObjectLiteralElementLike(node) ||
    ts.isTypeElement(node) ||
    ts.isSpreadElement(node) ||
    ts.isJsxAttributeLike(node) ||
    (ts.isJsxChild(node) && (ts.isJsxElement(parent) || ts.isJsxFragment(parent))) ||
    (parent !== undefined && ts.isArrayLiteralExpression(parent))
  );
}

/** Whether a component, such as an error boundary, is around this element only. */
function isOnlyChild({ parent }) {
  return (
    ts.isJsxElement(parent) &&
    /^[A-Z]/.test(parent.openingElement.tagName.getText()) &&
    parent.children.filter((child) => child.getText().trim() !== '').length === 1
  );
}

/** A tool that mends; what it cannot, the checks say. */
function run(file, ...args) {
  const stdio = ['ignore', 'ignore', 'inherit'];
  spawnSync(process.execPath, [`node_modules/${file}`, ...args], { stdio });
}

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

const names = process.argv.slice(2);
const parts = readdirSync('src/parts', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const unknown = names.filter((name) => !parts.includes(name));
if (names.length === 0 || unknown.length > 0) {
  console.error(`${unknown.join(', ') || 'Nothing'} to remove: the parts are ${parts.join(', ')}.`);
  process.exit(1);
}

for (const name of names) rmSync(`src/parts/${name}`, { recursive: true });
const changed = [];
const left = [];
for (const file of sourceFiles()) {
  const text = readFileSync(file, 'utf8');
  const { lines, rest } = findLines(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  left.push(...rest.map((line) => `${file}:${line + 1}: ${text.split('\n')[line].trim()}`));
  if (lines.length === 0) continue;
  changed.push(file);
  writeFileSync(file, removeLines(text, lines));
}
removeUnusedImports(changed);
run('knip/bin/knip.js', '--fix', '--fix-type', 'dependencies', '--no-exit-code', '--no-progress');
if (left.length > 0) {
  console.error(['These lines need you:', ...left].join('\n'));
  console.error('Then: npm run generate hosts settings && npm run format && npm run test:quick');
  process.exitCode = 1;
} else {
  spawnSync(process.execPath, ['scripts/generate.js', 'hosts', 'settings'], { stdio: 'inherit' });
}
run('prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', 'package.json', ...changed);
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

/** @returns the first and last of the lines to remove, and the lines that have to be left, from 0 */
function findLines(source) {
  const lines = [];
  const rest = [];
  const imported = new Set();
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const rangeOf = (node) => ({ first: lineOf(node.getStart()), last: lineOf(node.end) });
  const visit = (node) => {
    const specifier = node.moduleSpecifier ?? importedPath(node);
    if (specifier?.text !== undefined && isRemoved(source.fileName, specifier.text)) {
      if (!ts.isImportDeclaration(node)) remove(node);
      else {
        lines.push(rangeOf(node));
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
      lines.push({ ...rangeOf(parent), only: parent.getText() });
      const { closingElement } = parent.parent;
      lines.push({ ...rangeOf(closingElement), only: closingElement.getText() });
      return;
    }
    let unit = node;
    let entry;
    while (unit && !(isRemovable(unit) && hasOwnLines(unit))) {
      if (!entry && ts.isArrayLiteralExpression(unit.parent ?? source)) entry = unit;
      // the list of a call, which has other entries
      else if (entry && !ts.isArrayLiteralExpression(unit)) break;
      unit = unit.parent;
    }
    while (unit && isOnlyChild(unit)) unit = unit.parent;
    if (unit && isRemovable(unit) && hasOwnLines(unit)) lines.push(rangeOf(unit));
    else if (entry) lines.push({ ...rangeOf(entry.parent), only: withComma(entry) });
    else rest.push(lineOf(node.getStart()));
  };
  const hasOwnLines = (node) => {
    const { text } = source;
    const before = text.slice(text.lastIndexOf('\n', node.getStart()) + 1, node.getStart());
    const [after] = text.slice(node.end).split('\n', 1);
    return /^\s*$/.test(before) && /^[,;]?\s*$/.test(after);
  };
  visit(source);
  return { lines, rest };
}

/** The text of an entry of a list, with the comma that goes with it. */
function withComma(entry) {
  const { elements } = entry.parent;
  const index = elements.indexOf(entry);
  const text = entry.getSourceFile().text;
  if (index > 0) return text.slice(elements[index - 1].end, entry.end);
  return text.slice(entry.getStart(), elements[1]?.getStart() ?? entry.end);
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

function removeLines(text, ranges) {
  const lines = text.split('\n');
  for (const { first, last, only } of ranges) {
    for (let line = first; line <= last; line += 1) {
      if (lines[line] === null) continue;
      const rest = only && first === last ? lines[line].replace(only, '') : '';
      lines[line] = rest.trim() === '' ? null : rest;
    }
  }
  return lines.filter((line) => line !== null).join('\n');
}

/** Of what only the removed lines needed. */
function removeUnusedImports(files) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => files,
    getScriptVersion: () => '0',
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  const mode = ts.OrganizeImportsMode.RemoveUnused;
  for (const fileName of files) {
    const changes = service.organizeImports({ type: 'file', fileName, mode }, {}, {});
    for (const { textChanges } of changes) {
      let text = readFileSync(fileName, 'utf8');
      for (const { span, newText } of textChanges.toReversed()) {
        text = text.slice(0, span.start) + newText + text.slice(span.start + span.length);
      }
      writeFileSync(fileName, text);
    }
  }
}

function run(file, ...args) {
  spawnSync(process.execPath, [`node_modules/${file}`, ...args], { stdio: 'inherit' });
}

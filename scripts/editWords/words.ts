import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseDocument, stringify, visit as visitYaml } from 'yaml';
import { listFiles } from '../files.js';

/** The folders whose words can be edited, from the root of the site. */
const wordFolders = ['src/content', 'src/parts'];
const wordFile = /^(?!.*\/(?:tests|README)\b).*(?<!\.(?:test|spec|d))\.(?:ts|md)$/;

/** A text of the page in its file: a string literal, or a block of an article. */
export type Words = {
  /** From the root of the site, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  /** What stands in the file now: a literal with its quotes, or Markdown. */
  readonly source: string;
  /** Null where the text is computed. */
  readonly value: string | null;
};

/** A part of a file that a text on the page can come from. */
type Origin = {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly matches: (text: string) => boolean;
  /** Writes another value in the form of the file; null where the value is computed. */
  readonly write: ((value: string) => string) | null;
};

/** Everything that the folders hold, by file, so that a file is read again only when it changed. */
export function createIndex(root: string) {
  const files = new Map<string, { readonly text: string; readonly origins: readonly Origin[] }>();

  function read(file: string): readonly Origin[] {
    const text = readFileSync(join(root, file), 'utf8');
    const known = files.get(file);
    if (known?.text === text) return known.origins;
    const origins = file.endsWith('.md') ? blocksOf(text) : literalsOf(text);
    files.set(file, { text, origins });
    return origins;
  }

  function toWords({ file, start, end, value, write }: Origin & { readonly file: string }): Words {
    const text = files.get(file)?.text ?? '';
    const line = text.slice(0, start).split('\n').length;
    return { file, line, start, source: text.slice(start, end), value: write && value };
  }

  return {
    /** @param texts what the page shows, the most exact first: the first that is found wins */
    find(texts: readonly string[]): readonly Words[] {
      const names = listWordFiles(root);
      const origins = names.flatMap((file) => read(file).map((origin) => ({ file, ...origin })));
      for (const text of texts.map(collapse).filter((each) => /[\p{L}\p{N}]/u.test(each))) {
        const found = origins.filter(({ matches }) => matches(text));
        const literals = found.filter(({ write }) => write);
        if (found.length > 0) return (literals.length > 0 ? literals : found).map(toWords);
      }
      return [];
    },

    /**
     * The text of the file with other words at one place.
     * @throws {Error} a sentence, if the file is none of the site's words, or changed meanwhile
     */
    replace({ file, start, source }: Words, value: string): string {
      if (!listWordFiles(root).includes(file))
        throw new Error(`${file} holds no words of the site.`);
      const origins = read(file);
      const text = files.get(file)?.text ?? '';
      const origin = origins.find((each) => each.start === start && each.write);
      if (!origin?.write || text.slice(start, origin.end) !== source)
        throw new Error(`${file} has changed meanwhile: double-click the text again.`);
      const typed = value.replaceAll(/[ \t\n]+/g, ' ').trim();
      if (!typed) throw new Error('Write a word at least.');
      return text.slice(0, start) + origin.write(typed) + text.slice(origin.end);
    },
  };
}

function listWordFiles(root: string): readonly string[] {
  return wordFolders
    .flatMap((folder) => listFiles(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => wordFile.test(file));
}

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function literalsOf(text: string): readonly Origin[] {
  const file = ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true);
  const origins: Origin[] = [];
  const visitNode = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const [start, end] = [node.getStart(file), node.getEnd()];
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const quote = text.charAt(start);
      const shown = collapse(node.text);
      const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      if (isKey || shown === '') return;
      origins.push({
        ...{ start, end, value: node.text },
        matches: (shownText) => shownText === shown,
        write: (value) => toLiteral(toTypographic(value, node.text), quote),
      });
    }
    if (ts.isTemplateExpression(node)) {
      const pieces = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
      const matches = templateMatcher(pieces.map((piece) => piece.text));
      origins.push({ start, end, value: '', matches, write: null });
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(file);
  return origins;
}

/** Only a template whose own words make up a third of the text, so that `${a} ${b}` matches none. */
function templateMatcher(pieces: readonly string[]): (text: string) => boolean {
  const words = pieces.map((piece) => piece.replaceAll(/\s+/g, ' '));
  const length = words.join('').replaceAll(' ', '').length;
  const pattern = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*');
  const whole = new RegExp(`^${pattern.trim()}$`, 'su');
  return (text) => length >= Math.max(3, text.length / 3) && whole.test(text);
}

function toLiteral(value: string, quote: string): string {
  const escaped = value
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll(quote === '`' ? '${' : '\n', quote === '`' ? '\\${' : '\\n')
    // kept visible for whoever reads the file
    .replaceAll(
      /[\u00a0\u2011]/g,
      (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return quote + escaped + quote;
}

/** A keyboard has straight quotes; the site's words have ’ and “ ”. */
function toTypographic(value: string, previous: string): string {
  if (/["']/.test(previous)) return value;
  return value
    .replaceAll(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

function blocksOf(text: string): readonly Origin[] {
  const origins: Origin[] = [];
  visit(markdown.parse(text), (node) => {
    if (node.type === 'yaml') origins.push(...scalarsOf(text, node.value));
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const [first, last] = [node.children[0]?.position, node.children.at(-1)?.position];
    const [start, end] = [first?.start.offset ?? 0, last?.end.offset ?? 0];
    const shown = collapse(toString(node));
    if (shown === '') return;
    const value = text.slice(start, end);
    origins.push({
      ...{ start, end, value },
      // the page splits a paragraph where its Markdown has marks
      matches: (part) => part === shown || (part.length > 3 && shown.includes(part)),
      write: (next) => toTypographic(next, value),
    });
  });
  return origins;
}

/** The front matter's values. */
function scalarsOf(text: string, yaml: string): readonly Origin[] {
  const offset = text.indexOf(yaml);
  const origins: Origin[] = [];
  visitYaml(parseDocument(yaml), {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const [start, end] = [range[0] + offset, range[1] + offset];
      const shown = collapse(value);
      origins.push({
        ...{ start, end, value },
        matches: (shownText) => shownText === shown,
        write: (next) => stringify(toTypographic(next, value), { lineWidth: 0 }).trim(),
      });
    },
  });
  return origins;
}

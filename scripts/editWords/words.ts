import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { parseDocument, stringify, visit as visitYaml } from 'yaml';
import { listFiles, relativePosix } from '../files.js';

/** The folders whose words can be edited, from the root of the site. */
const wordFolders = ['src/content', 'src/parts'];
const wordFile = /^(?!.*\/(?:tests|README)\b).*(?<!\.(?:test|spec|d))\.(?:ts|md)$/;

export type Place = {
  /** From the root of the site, with slashes. */
  readonly file: string;
  readonly line: number;
};

/** A text that can be replaced: a string literal, or a block of an article. */
export type Words = Place & {
  readonly start: number;
  /** What stands in the file now: a literal with its quotes, or Markdown. */
  readonly source: string;
  readonly value: string;
};

export type Found = {
  readonly words: readonly Words[];
  /** Where the text is computed. */
  readonly computed: readonly Place[];
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

  function toPlace(file: string, start: number): Place {
    const before = files.get(file)?.text.slice(0, start) ?? '';
    return { file, line: before.split('\n').length };
  }

  function toWords({ file, start, end, value }: Origin & { readonly file: string }): Words {
    const source = files.get(file)?.text.slice(start, end) ?? '';
    return { ...toPlace(file, start), start, source, value };
  }

  return {
    /** @param texts what the page shows, the most exact first: the first that is found wins */
    find(texts: readonly string[]): Found {
      const names = listWordFiles(root);
      const origins = names.flatMap((file) => read(file).map((origin) => ({ file, ...origin })));
      for (const text of texts.map(collapse).filter((each) => /[\p{L}\p{N}]/u.test(each))) {
        const found = origins.filter(({ matches }) => matches(text));
        const literals = found.filter(({ write }) => write);
        if (literals.length > 0) return { words: literals.map(toWords), computed: [] };
        const places = found.map(({ file, start }) => toPlace(file, start));
        if (places.length > 0) return { words: [], computed: places };
      }
      return { words: [], computed: [] };
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
      return text.slice(0, start) + origin.write(typed) + text.slice(origin.end);
    },
  };
}

/** Without links that lead out of the folders. */
function listWordFiles(root: string): readonly string[] {
  return wordFolders.flatMap((folder) =>
    listFiles(join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((file) => wordFile.test(file))
      .filter((file) => relativePosix(realpathSync(root), realpathSync(join(root, file))) === file),
  );
}

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function literalsOf(text: string): readonly Origin[] {
  const file = ts.createSourceFile('words.ts', text, ts.ScriptTarget.Latest, true);
  const origins: Origin[] = [];
  const visit = (node: ts.Node): void => {
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
    ts.forEachChild(node, visit);
  };
  visit(file);
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
type MarkdownNode = ReturnType<typeof markdown.parse>['children'][number];

function blocksOf(text: string): readonly Origin[] {
  return markdown
    .parse(text)
    .children.flatMap((node) =>
      node.type === 'yaml' ? scalarsOf(text, node.value) : findBlocks(text, node),
    );
}

function findBlocks(text: string, node: MarkdownNode): readonly Origin[] {
  const isBlock = /^(?:paragraph|heading|tableCell)$/.test(node.type);
  const children = 'children' in node ? node.children : [];
  if (!isBlock) return children.flatMap((child) => findBlocks(text, child));
  const [first, last] = [children[0]?.position, children.at(-1)?.position];
  const [start, end] = [first?.start.offset ?? 0, last?.end.offset ?? 0];
  const shown = collapse(toText(node));
  if (shown === '') return [];
  return [
    {
      ...{ start, end, value: text.slice(start, end) },
      // the page splits a paragraph where its Markdown has marks
      matches: (shownText) =>
        shownText === shown || (shownText.length > 3 && shown.includes(shownText)),
      write: (value) => toTypographic(value, text.slice(start, end)),
    },
  ];
}

function toText(node: MarkdownNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(toText).join('') : '';
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

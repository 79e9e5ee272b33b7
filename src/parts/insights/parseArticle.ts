import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { frontMatter } from './frontMatter.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkRehype, { footnoteLabelTagName: 'h2', footnoteLabelProperties: {} })
  .use(rehypeSlug)
  .use(rehypeStringify);

type Tree = Awaited<ReturnType<typeof processor.run>>;
type Node = Tree['children'][number];
type Element = Extract<Node, { type: 'element' }>;

/** Where the next picture belongs in the HTML. */
export const pictureMark = '%picture%';

const wordsPerMinute = 220;

/** Letters in a row of a table, before its cells stand four lines high on a phone. */
const mostInRow = 55;

/**
 * @param file the path of the Markdown file, for messages and pictures
 * @throws {Error} a sentence with file and field, if the front matter or a link is wrong or a picture is missing
 */
export async function parseArticle(file: string, text: string) {
  const fail = (problem: string): never => {
    throw new Error(`${file}: ${problem}`);
  };
  const tree = processor.parse(text);
  const [head] = tree.children;
  if (head?.type !== 'yaml')
    return fail('it begins without front matter between two lines of ---.');
  const checked = frontMatter.safeParse(parseYaml(head.value));
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return fail(`the front matter's ${issue?.path.join('.') || 'fields'}: ${issue?.message}.`);
  }
  const html = await processor.run(tree);
  const pictures: { file: string; alt: string; caption: string }[] = [];
  const contents: { id: string; title: string }[] = [];
  visit(html, (element, parent) => {
    const { tagName, properties } = element;
    if (tagName !== 'code') element.children = element.children.flatMap(keepNumbersWhole);
    if (tagName === 'h2') contents.push({ id: String(properties['id']), title: toText(element) });
    if (tagName === 'a') checkLink(String(properties['href']), fail);
    // the attribute `align` is deprecated
    if (properties['align']) {
      properties['className'] = [`align-${properties['align']}`];
      delete properties['align'];
    }
    if (tagName === 'blockquote' && startsStrong(element))
      Object.assign(element, { tagName: 'div', properties: { className: ['note'], role: 'note' } });
    if (tagName === 'pre') properties['tabIndex'] = 0;
    // a heading without text names nothing
    if (tagName === 'th' && toText(element) === '') element.tagName = 'td';
    if (tagName === 'input') {
      const state = properties['checked'] ? 'done' : 'open';
      Object.assign(element, {
        tagName: 'span',
        properties: { className: ['task'], dataState: state, role: 'img', ariaLabel: state },
      });
    }
    if (tagName === 'table') {
      const className = labelCells(element) ? ['table', 'wide'] : ['table'];
      const table = { ...element };
      Object.assign(element, { tagName: 'div', properties: { className }, children: [table] });
    }
    if (tagName === 'img') {
      const path = join(dirname(file), String(properties['src']));
      if (!existsSync(path)) fail(`the picture ${properties['src']} is missing.`);
      const alt = properties['alt'] ?? '';
      if (!alt) fail(`the picture ${properties['src']} needs a text alternative.`);
      const caption = properties['title'] ?? '';
      pictures.push({ file: path, alt, caption });
      Object.assign(parent, {
        tagName: 'figure',
        properties: {},
        children: [{ type: 'text', value: pictureMark }],
      });
    }
  });
  const words = toText(html).split(/\s+/).length;
  return {
    meta: {
      slug: basename(dirname(file)),
      ...checked.data,
      minutes: Math.max(1, Math.round(words / wordsPerMinute)),
    },
    contents: contents.filter(({ id }) => id !== 'footnote-label'),
    html: processor.stringify(html),
    pictures,
  };
}

/** A quote that begins with bold words is a note of the margin. */
function startsStrong(quote: Element): boolean {
  const [first] = quote.children.flatMap((child) => ('children' in child ? child.children : []));
  return first?.type === 'element' && first.tagName === 'strong';
}

/** The name of a product or a date, such as P-200 and 2026-08-03, does not break at its hyphens. */
function keepNumbersWhole(node: Element['children'][number]): Element['children'] {
  if (node.type !== 'text') return [node];
  return node.value.split(/\b((?=[\w-]*\d)\w+(?:-\w+)+)\b/).map((value, index) =>
    index % 2 === 0
      ? { type: 'text', value }
      : {
          type: 'element',
          tagName: 'span',
          properties: { className: ['whole'] },
          children: [{ type: 'text', value }],
        },
  );
}

/** Links to other sites, to pages of this one (the build checks them), and within the text. */
function checkLink(href: string, fail: (problem: string) => never): void {
  if (/^(\/|#)/.test(href)) return;
  if (!/^https:\/\/[^/?#]/.test(href))
    fail(`the link ${href} is no https address and no path that begins with a slash.`);
}

/** Calls for each element after those in it, so that it can be replaced by what contains it. */
function visit(node: Tree | Element, leave: (element: Element, parent: Tree | Element) => void) {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    visit(child, leave);
    leave(child, node);
  }
}

/**
 * Each cell after its row's first names its column, for when the head is out of sight. Where no heading
 * names the first column, its cells name their rows.
 *
 * @returns whether a row is too long for a phone
 */
function labelCells(table: Element): boolean {
  const rows = elementsIn(table).flatMap(elementsIn).map(elementsIn);
  const [head = [], ...others] = rows;
  for (const [first, ...cells] of others) {
    if (first && head[0]?.tagName !== 'th')
      Object.assign(first, { tagName: 'th', properties: { scope: 'row' } });
    for (const [index, cell] of cells.entries())
      cell.properties['dataLabel'] = head.map(toText)[index + 1];
  }
  return rows.some((cells) => cells.map(toText).join('').length > mostInRow);
}

function elementsIn(node: Element): readonly Element[] {
  return node.children.filter((child) => child.type === 'element');
}

function toText(node: Node | Tree): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(toText).join('') : '';
}

import {
  type Element,
  mapElements,
  readMarkdown,
  toElement,
  toHtml,
  toText,
} from '../../../scripts/markdown/readMarkdown.ts';
import { mostShown, shorten } from '../../../scripts/markdown/shorten.ts';
import { frontMatter } from './frontMatter.ts';

const wordsPerMinute = 220;

/** Letters in a row of a table, before its cells stand four lines high on a phone. */
const mostInRow = 55;

/** @param file the path of the Markdown file, for messages and pictures */
export async function parseArticle(slug: string, file: string, text: string) {
  const { data, tree, pictures, wrong } = await readMarkdown(file, text, frontMatter);
  const contents = tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2'
      ? [{ id: String(node.properties['id']), title: toText(node) }]
      : [],
  );
  const words = toText(tree).split(/\s+/).length;
  const firstWords = tree.children.find((node) => node.type === 'element' && node.tagName === 'p');
  mapElements(tree, styleElement);
  const description = data?.description ?? (firstWords ? toText(firstWords) : '');
  const meta = data && {
    ...data,
    topics: data.topics ?? [],
    drawing: data.drawing ?? ('seal' as const),
    slug,
    description: shorten(description || data.title, mostShown.description),
    searchTitle: shorten(data.title, mostShown.title),
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
  };
  return { wrong, meta, contents, html: toHtml(tree), pictures };
}

function styleElement(element: Element): Element['children'] {
  const { tagName, properties } = element;
  if (tagName !== 'code') element.children = element.children.flatMap(keepNumbersWhole);
  // the attribute `align` is deprecated
  if (properties['align']) {
    properties['className'] = [`align-${properties['align']}`];
    delete properties['align'];
  }
  if (tagName === 'blockquote' && startsStrong(element))
    return [toElement('div', element.children, { className: ['note'], role: 'note' })];
  if (tagName === 'pre') properties['tabIndex'] = 0;
  // a heading without text names nothing
  if (tagName === 'th' && toText(element) === '') element.tagName = 'td';
  if (tagName === 'input') {
    const state = properties['checked'] ? 'done' : 'open';
    const task = { className: ['task'], dataState: state, role: 'img', ariaLabel: state };
    return [toElement('span', [], task)];
  }
  if (tagName !== 'table') return [element];
  const className = labelCells(element) ? ['table', 'wide'] : ['table'];
  return [toElement('div', [element], { className })];
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

import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
// with the extension, because vite.config.ts reads this file
import type { Collection } from '../../config/collection.ts';
import { mostShown, shorten } from '../../lib/shorten.ts';
import { frontMatter, type Article, type ArticleMeta } from './frontMatter.ts';

const wordsPerMinute = 220;

/** Letters in a row of a table, before its cells stand four lines high on a phone. */
const mostInRow = 55;

/** No page, chunk, feed or sitemap of production has a word of a draft or of an article of a later day. */
export const articles: Collection<typeof frontMatter, ArticleMeta, Pick<Article, 'contents'>> = {
  name: 'articles',
  folder: 'src/parts/insights/articles',
  frontMatter,
  read({ slug, fields, tree, built }) {
    const elements = tree.children.filter((node) => node.type === 'element');
    const contents = elements
      .filter(({ tagName }) => tagName === 'h2')
      .map((heading) => ({ id: String(heading.properties['id']), title: toString(heading) }));
    const words = toString(tree).split(/\s+/).length;
    const firstWords = toString(elements.find(({ tagName }) => tagName === 'p'));
    styleText(tree);
    // until its date has come in UTC
    const isEarly = fields.date > built.toISOString().slice(0, 10);
    const meta: ArticleMeta = {
      ...fields,
      topics: fields.topics ?? [],
      drawing: fields.drawing ?? 'seal',
      slug,
      description: shorten(
        fields.description ?? (firstWords || fields.title),
        mostShown.description,
      ),
      searchTitle: shorten(fields.title, mostShown.title),
      minutes: Math.max(1, Math.round(words / wordsPerMinute)),
      unpublished: fields.draft ? 'draft' : isEarly ? 'scheduled' : null,
    };
    return { meta, entry: { contents }, html: toHtml(tree) };
  },
  compare: (one, other) => other.date.localeCompare(one.date),
  isShown: ({ unpublished }, settings) =>
    unpublished === null || settings === null || 'insights' in settings,
  lists: { titles: ({ slug, title, cloud, study }) => ({ slug, title, cloud, study }) },
};

function styleText(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    if (tagName !== 'code' && properties['className'] !== whole)
      element.children = element.children.flatMap(keepNumbersWhole);
    // the attribute `align` is deprecated
    if (properties['align']) {
      properties['className'] = [`align-${properties['align']}`];
      delete properties['align'];
    }
    if (tagName === 'blockquote' && startsStrong(element))
      Object.assign(element, {
        tagName: 'div',
        properties: { className: ['note'], role: 'note' },
      });
    if (tagName === 'pre') properties['tabIndex'] = 0;
    // a heading without text names nothing
    if (tagName === 'th' && toString(element) === '') element.tagName = 'td';
    if (tagName === 'input') {
      const state = properties['checked'] ? 'done' : 'open';
      element.tagName = 'span';
      element.properties = { className: ['task'], dataState: state, role: 'img', ariaLabel: state };
    }
    if (tagName === 'table' && parent && index !== undefined) {
      const className = labelCells(element) ? ['table', 'wide'] : ['table'];
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className },
        children: [element],
      };
    }
  });
}

/** A quote that begins with bold words is a note of the margin. */
function startsStrong(quote: Element): boolean {
  const [first] = quote.children.flatMap((child) => ('children' in child ? child.children : []));
  return first?.type === 'element' && first.tagName === 'strong';
}

const whole = ['whole'];

/** The name of a product or a date, such as P-200 and 2026-08-03, does not break at its hyphens. */
function keepNumbersWhole(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  return node.value.split(/\b((?=[\w-]*\d)\w+(?:-\w+)+)\b/).map((value, index) =>
    index % 2 === 0
      ? { type: 'text', value }
      : {
          type: 'element',
          tagName: 'span',
          properties: { className: whole },
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
    if (first && head[0] && toString(head[0]) === '')
      Object.assign(first, { tagName: 'th', properties: { scope: 'row' } });
    for (const [index, cell] of cells.entries())
      cell.properties['dataLabel'] = toString(head[index + 1]);
  }
  return rows.some((cells) => toString({ children: cells }).length > mostInRow);
}

function elementsIn(node: Element): readonly Element[] {
  return node.children.filter((child) => child.type === 'element');
}

import { dirname, join } from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { z } from 'zod';
import { lineOf, type WrongEntry } from '../../src/config/wrongEntries.ts';
import { findPicture } from '../vite/pictures.ts';
import { readFrontMatter } from './frontMatter.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkRehype, { footnoteLabelTagName: 'h2', footnoteLabelProperties: {} })
  .use(rehypeStringify);

type Source = ReturnType<typeof processor.parse>;
export type Tree = Awaited<ReturnType<typeof processor.run>>;
export type Node = Tree['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

type Tell = (line: number | undefined, problem: string) => void;

type TextPicture = { readonly file: string; readonly alt: string; readonly caption: string };

/** Where the next picture belongs in the HTML. */
export const pictureMark = '%picture%';

/** No other id of a page begins with it, so that a heading may have any words. */
const headingPrefix = 'h-';

/**
 * Reads a file that a person wrote: its front matter and its text. What would not be shown is a problem.
 *
 * @param file its path, for messages and pictures
 * @returns data: null if the front matter is wrong
 */
export async function readMarkdown<Schema extends z.ZodObject>(
  file: string,
  text: string,
  schema: Schema,
) {
  const wrong: WrongEntry[] = [];
  const tell: Tell = (line = 1, problem) => wrong.push({ file, line, problem });
  const source = processor.parse(text);
  const [head] = source.children;
  const data = head?.type === 'yaml' ? readFrontMatter(head.value, 2, schema, tell) : null;
  if (head?.type !== 'yaml')
    tell(
      1,
      'It begins without front matter: a line of ---, a line such as "title: …", a line of ---.',
    );
  tellUnshown(source, tell);
  const tree = await processor.run(source);
  const ids = nameHeadings(tree);
  const images: { readonly line: number | undefined; readonly picture: TextPicture }[] = [];
  mapElements(tree, (element) => {
    const { tagName, properties } = element;
    const line = element.position?.start.line;
    if (tagName === 'a') {
      const href = String(properties['href']);
      const target = href.startsWith('#') ? findAnchor(href, ids) : completeLink(href);
      if (target) properties['href'] = target;
      else
        tell(
          line,
          `The link "${href}" leads nowhere: begin it with https:// for another site, with / for a page of this one, or write # and a heading.`,
        );
    }
    if (tagName !== 'img') return tagName === 'p' ? setFiguresApart(element) : [element];
    const src = decodeURI(String(properties['src']));
    const alt = properties['alt'] ?? '';
    if (!alt)
      tell(line, `The picture ${src} needs words for who cannot see it: ![What it shows](${src}).`);
    const caption = properties['title'] ?? '';
    images.push({ line, picture: { file: join(dirname(file), src), alt, caption } });
    return [toElement('figure', [{ type: 'text', value: pictureMark }])];
  });
  const pictures = await Promise.all(
    images.map(async ({ line, picture }) => {
      const { file: found, problem } = await findPicture(picture.file);
      if (problem) tell(line, problem);
      return { ...picture, file: found };
    }),
  );
  /** At the first line that has the piece. */
  const tellField = (piece: string, problem: string) => tell(lineOf(text, piece), problem);
  return { data, tree, pictures, wrong, tellField };
}

export function toHtml(children: Element['children'] | Tree): string {
  return processor.stringify('type' in children ? children : { type: 'root', children });
}

export function toText(node: Node | Tree): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(toText).join('') : '';
}

export function toElement(
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Replaces each element, after those in it. */
export function mapElements(
  node: Tree | Element,
  replace: (element: Element) => Element['children'],
): void {
  const children = node.children.flatMap((child) => {
    if (child.type !== 'element') return child.type === 'doctype' ? [] : [child];
    mapElements(child, replace);
    return replace(child);
  });
  node.children = children;
}

/** "Über Uns" as "uber-uns": every address, id and selector takes it as it is. */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** HTML, and a picture whose name has a space. */
function tellUnshown(node: Source | Source['children'][number], tell: Tell): void {
  const line = node.position?.start.line;
  if (node.type === 'html' && !/^<(?:!--|\/)/.test(node.value))
    tell(
      line,
      `"${/^[^>\n]*>?/.exec(node.value)?.[0]}" is HTML, which is not shown: write it in Markdown, or without < and >.`,
    );
  if (node.type === 'text') {
    const [, alt, name] = /!\[([^\]]*)\]\(\s*([^)]*)\)/.exec(node.value) ?? [];
    if (name)
      tell(line, `The name of a picture with spaces stands between < and >: ![${alt}](<${name}>).`);
  }
  if ('children' in node) for (const child of node.children) tellUnshown(child, tell);
}

/** The page has the first heading, the text those below. @returns the ids of the text, with its headings */
function nameHeadings(tree: Tree): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  mapElements(tree, (element) => {
    const { tagName, properties } = element;
    if (tagName === 'h1') element.tagName = 'h2';
    // of a footnote, whose name is encoded in the id and in the link
    if (properties['id']) properties['id'] = String(properties['id']).replaceAll('%', '');
    else if (/^h\d$/.test(tagName)) {
      const id = headingPrefix + toSlug(toText(element));
      const same = [...ids.keys()].filter(
        (each) => each.replace(/-\d+$/, '') === id || each === id,
      );
      properties['id'] = same.length > 0 || id === headingPrefix ? `${id}-${same.length + 1}` : id;
    }
    if (properties['id']) ids.set(String(properties['id']), toText(element).toLowerCase());
    return [element];
  });
  return ids;
}

/** People write `#Über Kosten` and `#uber-kosten` for the heading of that name. */
function findAnchor(href: string, ids: ReadonlyMap<string, string>): string | null {
  const name = decodeURI(href.slice(1)).toLowerCase();
  const heading = [...ids].find(
    ([, title]) => title === name || title === name.replaceAll('-', ' '),
  );
  const wanted = [href.slice(1).replaceAll('%', ''), headingPrefix + toSlug(name)];
  const id = wanted.find((each) => ids.has(each)) ?? heading?.[0];
  return id ? `#${id}` : null;
}

function completeLink(href: string): string | null {
  if (/^(?:https?:\/\/[^/?#]|mailto:.|tel:.|\/(?!\/))/i.test(href)) return href;
  if (/^[^/:@\s]+@[^/:@\s]+\.\w+$/.test(href)) return `mailto:${href}`;
  return /^www\.\w/i.test(href) ? `https://${href}` : null;
}

/** A figure is no part of a paragraph: the words before and after it are paragraphs of their own. */
function setFiguresApart(paragraph: Element): Element['children'] {
  const isFigure = (child: Node) => toText(child).includes(pictureMark);
  const words = (children: Element['children']) =>
    children.some((child) => toText(child).trim()) ? [{ ...paragraph, children }] : [];
  const index = paragraph.children.findIndex(isFigure);
  const figure = paragraph.children[index];
  if (!figure) return [paragraph];
  const rest = { ...paragraph, children: paragraph.children.slice(index + 1) };
  return [
    ...words(paragraph.children.slice(0, index)),
    figure,
    ...(rest.children.some(isFigure) ? setFiguresApart(rest) : words(rest.children)),
  ];
}

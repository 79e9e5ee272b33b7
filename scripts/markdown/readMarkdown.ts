import { dirname, join } from 'node:path';
import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { z } from 'zod';
import { pictureMark } from '../../src/config/collection.ts';
import { lineOf, type WrongEntry } from '../../src/config/wrongEntries.ts';
import { findPicture } from '../vite/pictures.ts';
import { readFrontMatter } from './frontMatter.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkRehype, { footnoteLabelTagName: 'h2', footnoteLabelProperties: {} });

type Source = ReturnType<typeof processor.parse>;
type Tell = (line: number | undefined, problem: string) => void;

/** No other id of a page begins with it, so that a heading may have any words. */
const headingPrefix = 'h-';

/**
 * Reads a file that a person wrote: its front matter and its text. What would not be shown is a problem.
 *
 * @param file its path, for messages and pictures
 * @returns fields: null if the front matter is wrong
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
  const fields = head?.type === 'yaml' ? readFrontMatter(head.value, 2, schema, tell) : null;
  if (head?.type !== 'yaml')
    tell(
      1,
      'It begins without front matter: a line of ---, a line such as "title: …", a line of ---.',
    );
  tellUnshown(source, tell);
  const tree = await processor.run(source);
  const ids = nameHeadings(tree);
  const images: { readonly line: number | undefined; readonly picture: TextPicture }[] = [];
  visit(tree, 'element', (element) => {
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
    if (tagName !== 'img') return;
    const src = decodeURI(String(properties['src']));
    const alt = String(properties['alt'] ?? '');
    if (!alt)
      tell(line, `The picture ${src} needs words for who cannot see it: ![What it shows](${src}).`);
    const caption = String(properties['title'] ?? '');
    images.push({ line, picture: { file: join(dirname(file), src), alt, caption } });
    element.tagName = 'figure';
    element.properties = {};
    element.children = [{ type: 'text', value: pictureMark }];
  });
  setFiguresApart(tree);
  const pictures = await Promise.all(
    images.map(async ({ line, picture }) => {
      const { file: found, problem } = await findPicture(picture.file);
      if (problem) tell(line, problem);
      return { ...picture, file: found };
    }),
  );
  const tellPiece = (piece: string, problem: string) => tell(lineOf(text, piece), problem);
  return { fields, tree, pictures, wrong, tell: tellPiece };
}

export type TextPicture = { readonly file: string; readonly alt: string; readonly caption: string };

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
function tellUnshown(source: Source, tell: Tell): void {
  visit(source, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'html' && !/^<(?:!--|\/)/.test(node.value))
      tell(
        line,
        `"${/^[^>\n]*>?/.exec(node.value)?.[0]}" is HTML, which is not shown: write it in Markdown, or without < and >.`,
      );
    const [, alt, name] =
      (node.type === 'text' && /!\[([^\]]*)\]\(\s*([^)]*)\)/.exec(node.value)) || [];
    if (name)
      tell(line, `The name of a picture with spaces stands between < and >: ![${alt}](<${name}>).`);
  });
}

/** The page has the first heading, the text those below. @returns the ids of the text, with its headings */
function nameHeadings(tree: Root): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'h1') element.tagName = 'h2';
    // of a footnote, whose name is encoded in the id and in the link
    if (properties['id']) properties['id'] = String(properties['id']).replaceAll('%', '');
    else if (/^h\d$/.test(tagName)) {
      const id = headingPrefix + toSlug(toString(element));
      const same = [...ids.keys()].filter(
        (each) => each.replace(/-\d+$/, '') === id || each === id,
      );
      properties['id'] = same.length > 0 || id === headingPrefix ? `${id}-${same.length + 1}` : id;
    }
    if (properties['id']) ids.set(String(properties['id']), toString(element).toLowerCase());
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
function setFiguresApart(tree: Root): void {
  visit(tree, 'element', (paragraph, index, parent) => {
    if (paragraph.tagName !== 'p' || !parent || index === undefined) return undefined;
    const pieces: Element[] = [];
    for (const child of paragraph.children) {
      const last = pieces.at(-1);
      if (child.type === 'element' && toString(child).includes(pictureMark)) pieces.push(child);
      else if (last?.tagName === 'p') last.children.push(child);
      else pieces.push({ ...paragraph, children: [child] });
    }
    const shown = pieces.filter((piece) => toString(piece).trim());
    parent.children.splice(index, 1, ...shown);
    return [SKIP, index + shown.length];
  });
}

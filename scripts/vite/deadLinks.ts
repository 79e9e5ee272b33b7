import { existsSync, readFileSync } from 'node:fs';
import type { WrongEntry } from '../../src/config/wrongEntries.ts';
import { listFiles } from '../files.js';

/** The page, and the address that it links to. */
type DeadLink = { readonly path: string; readonly href: string };

/**
 * Links of the pages to addresses and anchors of the site that do not exist.
 *
 * @param pages the HTML of every page by its path
 * @param files addresses that are no pages, such as /feed.xml
 */
export function findDeadLinks(
  pages: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): readonly DeadLink[] {
  const read = (html: string, pattern: RegExp) =>
    new Set(
      Array.from(html.matchAll(pattern), ([, value = '']) => value.replace(/&(?:amp|#x26);/g, '&')),
    );
  const idsByPath = new Map([...pages].map(([path, html]) => [path, read(html, / id="([^"]*)"/g)]));
  return [...pages].flatMap(([path, html]) =>
    [...read(html, /<a\b[^>]*? href="([^"]+)"/g)].flatMap((href) => {
      const url = new URL(href, `https://site.invalid${path}`);
      if (url.host !== 'site.invalid' || files.has(url.pathname)) return [];
      const ids = idsByPath.get(url.pathname);
      const isDead = !ids || (url.hash !== '' && !ids.has(decodeURIComponent(url.hash.slice(1))));
      return isDead ? [{ path, href }] : [];
    }),
  );
}

/**
 * The link in the file that has it: one of the page's own, or else the first of the site.
 * @param own with or without a slash at the start
 */
export function locateLink({ path, href }: DeadLink, own: readonly string[]): WrongEntry {
  const problem = `The page ${path} links to ${href}, which does not exist: copy the address of the page from the browser, from the first slash.`;
  const isOwn = (line: string) => line.includes(`${href})`) || line.includes(`${href}'`);
  return locate(isOwn, problem, own);
}

type WrongName = {
  readonly field: string;
  readonly name: string;
  readonly known: readonly string[];
};

/** A field of front matter. */
export function locateName({ field, name, known }: WrongName): WrongEntry {
  const problem = `${field}: there is no "${name}"; write ${known.join(', ')}, or take the line out.`;
  return locate((line) => line.startsWith(`${field}:`) && line.includes(name), problem);
}

function locate(
  isWrong: (line: string) => boolean,
  problem: string,
  own: readonly string[] = [],
): WrongEntry {
  const sources = listFiles('src').filter((name) => /\.(md|tsx?)$/.test(name));
  const files = [...own, ...sources.map((name) => `src/${name}`)];
  for (const file of files.map((name) => name.replace(/^\//, '')).filter(existsSync)) {
    const index = readFileSync(file, 'utf8').split('\n').findIndex(isWrong);
    if (index >= 0) return { file, line: index + 1, problem };
  }
  return { file: 'src/content', line: 1, problem };
}

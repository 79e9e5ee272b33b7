import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** Pages that share a module from which on all load it. */
const mostPages = 7;

/** Icons are imported through a file that imports all of them, so it does not say which page has them. */
const icons = '/lucide-react/';

/** Every page needs it on a first visit, and as a file of its own it would cost a request. */
const bannerStyles = '/ConsentBanner.module.css';

/** Without their imports, which belong to other pages too. */
const alone = { includeDependenciesRecursively: false } as const;

/**
 * Few files, because each costs a request, and little that a page does not need: the entry, one chunk
 * for what every page loads, one for each page, one for what the same pages share, one for the rest of
 * what two pages share, three, and so on, one for what loads when the browser is idle. The content of
 * a page and what loads at its first use keep chunks of their own.
 *
 * What a module imports is on all of its pages, and on more of them if it is in another of these
 * chunks: whatever parts a site has, they do not import each other in a circle.
 */
export const chunkGroups: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'site', tags: ['$initial'] },
  { name: (id, context) => (isOnEveryPage(id, context) ? 'shared' : null), ...alone },
  // in characters of source
  {
    name: (id, context) =>
      isOnSeveralPages(id, context) ? findPages(id, context).join('-') : null,
    minSize: 3500,
    ...alone,
  },
  {
    name: (id, context) =>
      isOnSeveralPages(id, context) ? `pages-${findPages(id, context).length}` : null,
    ...alone,
  },
  { name: (id, context) => findPages(id, context).join() || null, ...alone },
  { name: 'idle', test: /\/(?:ConsentManager|ProfileCookies)\.tsx$/ },
];

/** @throws {Error} for chunks that import each other: a page with them may not hydrate. */
export function forbidCircles(bundle: Rolldown.OutputBundle): void {
  const checked = new Set<string>();
  const visit = (name: string, importers: readonly string[]) => {
    if (importers.includes(name)) {
      throw new Error(`Chunks import each other: ${[...importers, name].join(' > ')}`);
    }
    const chunk = bundle[name];
    if (checked.has(name) || chunk?.type !== 'chunk') return;
    for (const imported of chunk.imports) visit(imported, [...importers, name]);
    checked.add(name);
  };
  for (const name of Object.keys(bundle)) visit(name, []);
}

/** Also what the smallest page shares with another one. */
function isOnEveryPage(id: string, context: Context): boolean {
  const pages = findPages(id, context);
  return (
    id.includes(icons) ||
    id.endsWith(bannerStyles) ||
    pages.length >= mostPages ||
    (isOnSeveralPages(id, context) && pages.includes('NotFoundPage'))
  );
}

function isOnSeveralPages(id: string, context: Context): boolean {
  return findPages(id, context).length > 1;
}

/** The components of pages, each a chunk, that import a module, directly or not. */
function findPages(id: string, context: Context): readonly string[] {
  if (id.includes(icons)) return [];
  const pages = findImporters(id, context).flatMap((importer) => {
    const [, page] = /\/src\/(?:pages|parts)\/.*\/(\w+Page)\.tsx$/.exec(importer) ?? [];
    return page ?? [];
  });
  return pages.sort();
}

/** A module and all that import it, directly or not. */
function findImporters(id: string, context: Context): readonly string[] {
  const found = new Set<string>();
  const visit = (module: string) => {
    if (found.has(module)) return;
    found.add(module);
    context.getModuleInfo(module)?.importers.forEach(visit);
  };
  visit(id);
  return [...found];
}

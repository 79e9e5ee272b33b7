import type { Plugin, Rolldown } from 'vite';

/** Pages that share a module from which on all load it. */
const mostPages = 7;

/** Characters of source from which on what the same pages share is a chunk of its own. */
const leastSize = 2600;

/** Icons are imported through a file that imports all of them, so it does not say which page has them. */
const icons = '/lucide-react/';

/** Every page needs it on a first visit, and as a file of its own it would cost a request. */
const bannerStyles = '/ConsentBanner.module.css';

type GetInfo = (id: string) => Rolldown.ModuleInfo | null;

/** Of each module that pages load at once. */
const chunkNames = new Map<string, string>();

/**
 * Few files, because each costs a request, and little that a page does not need: the entry with what
 * every page loads, a chunk for each page, one for what the same pages share, one for the rest that
 * several pages share, one for what loads when the browser is idle. The content of a page and what
 * loads at its first use keep chunks of their own.
 */
export function chunks(): Plugin {
  return {
    name: 'fairweather:chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: [...groups] } } } },
    }),
    buildEnd() {
      nameChunks([...this.getModuleIds()], (id) => this.getModuleInfo(id));
    },
    generateBundle(_options, bundle) {
      forbidCircles(bundle);
    },
  };
}

const groups: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'site', tags: ['$initial'] },
  {
    name: (id) => chunkNames.get(id) ?? null,
    // they may belong to other pages too
    includeDependenciesRecursively: false,
  },
  { name: 'idle', test: /\/(?:ConsentManager|ProfileCookies)\.tsx$/ },
];

/**
 * So that chunks do not import each other in a circle: what a module imports is on all of its pages,
 * and the rest that several pages share imports nothing of the chunks that the same pages share.
 */
function nameChunks(ids: readonly string[], getInfo: GetInfo): void {
  const pagesById = findPages(ids, getInfo);
  const sizes = new Map<string, number>();
  for (const [id, pages] of pagesById) {
    const names = pages.join('-');
    sizes.set(names, (sizes.get(names) ?? 0) + (getInfo(id)?.code?.length ?? 0));
  }
  const isLargePart = (id: string) => {
    const pages = pagesById.get(id) ?? [];
    return isOnSeveral(id, pages) && (sizes.get(pages.join('-')) ?? 0) >= leastSize;
  };
  for (const id of ids) {
    const pages = pagesById.get(id) ?? [];
    if (isOnEvery(id, pages)) chunkNames.set(id, 'shared');
    else if (pages.length === 1 || isLargePart(id)) chunkNames.set(id, pages.join('-'));
    else if (pages.length > 0) {
      const importsLargePart = [...findImports(id, getInfo)].some(isLargePart);
      chunkNames.set(id, importsLargePart ? `pages-${pages.length}` : 'several');
    }
  }
}

/** Also what the smallest page shares with another one. */
function isOnEvery(id: string, pages: readonly string[]): boolean {
  return (
    id.includes(icons) ||
    id.endsWith(bannerStyles) ||
    pages.length >= mostPages ||
    (pages.length > 1 && pages.includes('NotFoundPage'))
  );
}

function isOnSeveral(id: string, pages: readonly string[]): boolean {
  return pages.length > 1 && !isOnEvery(id, pages);
}

/** The components of pages, each a chunk, that import what the entry does not, directly or not. */
function findPages(ids: readonly string[], getInfo: GetInfo): Map<string, readonly string[]> {
  const pagesById = new Map<string, readonly string[]>();
  const entries = ids.filter((id) => getInfo(id)?.isEntry);
  const initial = new Set(entries.flatMap((id) => [...findImports(id, getInfo)]));
  for (const id of ids.toSorted()) {
    const [, page] = /\/src\/(?:pages|parts)\/.*\/(\w+Page)\.tsx$/.exec(id) ?? [];
    if (!page) continue;
    for (const imported of findImports(id, getInfo)) {
      if (initial.has(imported)) continue;
      pagesById.set(imported, [...(pagesById.get(imported) ?? []), page]);
    }
  }
  return pagesById;
}

/** A module and all that it imports, directly or not. */
function findImports(id: string, getInfo: GetInfo): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (module: string) => {
    if (found.has(module)) return;
    found.add(module);
    getInfo(module)?.importedIds.forEach(visit);
  };
  visit(id);
  return found;
}

/** @throws {Error} for chunks that import each other: a page with them may not hydrate. */
function forbidCircles(bundle: Rolldown.OutputBundle): void {
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

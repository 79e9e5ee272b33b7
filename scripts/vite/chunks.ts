import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** Bytes of source below which the modules that the same pages share are in the chunk of all pages. */
const minSize = 3500;

/** Pages that share a module from which on it is in the chunk of all pages. */
const mostPages = 8;

/** Imports what other pages do not need. */
const inPart = /\/src\/(?:pages|parts)\//;

/** Icons are imported through a file that imports all of them, so it does not say which page has them. */
const icons = '/lucide-react/';

/** Without their imports, which belong to other pages too. */
const alone = { includeDependenciesRecursively: false } as const;

/**
 * Few files, because each costs a request: the entry, one chunk for each page, one for what the same
 * pages share, one for the small rest, one for what loads when the browser is idle. The content of a
 * page and what loads at its first use keep chunks of their own.
 */
export const chunkGroups: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'site', tags: ['$initial'] },
  { name: nameOfPages, minSize, ...alone },
  {
    name: (id, context) =>
      id.includes(icons) || findPages(id, context).length > (inPart.test(id) ? mostPages : 1)
        ? 'shared'
        : null,
    minShareCount: 2,
    ...alone,
  },
  { name: nameOfPages, ...alone },
  { name: (id, context) => findPages(id, context)[0] ?? null, ...alone },
  { name: 'idle', test: /\/(?:ConsentManager|ProfileCookies)\.tsx$/ },
];

/** If there are several, but not most. */
function nameOfPages(id: string, context: Context): string | null {
  const pages = findPages(id, context);
  return pages.length > 1 && pages.length < mostPages ? pages.join('-') : null;
}

/** The components of pages, each a chunk, that import a module, directly or not. */
function findPages(id: string, context: Context): readonly string[] {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const [, page] = /\/src\/(?:pages|parts)\/.*\/(\w+Page)\.tsx$/.exec(module) ?? [];
    if (page) pages.add(page);
    context.getModuleInfo(module)?.importers.forEach(visit);
  };
  if (!id.includes(icons)) visit(id);
  return [...pages].sort();
}

import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** A module that pages without it may load too, by its folder: characters of source for each page with it. */
const sharedSizes = [
  [/\/src\/(?:art|components|hooks|lib)\//, 450],
  [/\/src\/content\//, 200],
] as const;

/** Pages that share a module from which on all load it. */
const mostPages = 8;

/** Icons are imported through a file that imports all of them, so it does not say which page has them. */
const icons = '/lucide-react/';

/** Without their imports, which belong to other pages too. */
const alone = { includeDependenciesRecursively: false } as const;

/**
 * Few files, because each costs a request: the entry, one chunk for each page, one for what the same
 * pages share, one for what is small or on most pages, one for what loads when the browser is idle.
 * The content of a page and what loads at its first use keep chunks of their own. No chunks import
 * each other: what a module imports is on at least the same pages, and `isShared` follows imports.
 */
export const chunkGroups: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'site', tags: ['$initial'] },
  {
    name: (id, context) => (id.includes(icons) || isShared(id, context) ? 'shared' : null),
    minShareCount: 2,
    ...alone,
  },
  { name: 'icons', test: (id) => id.includes(icons), ...alone },
  { name: (id, context) => findPages(id, context).join('-') || null, ...alone },
  { name: 'idle', test: /\/(?:ConsentManager|ProfileCookies)\.tsx$/ },
];

function isShared(id: string, context: Context): boolean {
  const pages = findPages(id, context).length;
  if (pages >= mostPages) return true;
  const { code, importedIds = [] } = context.getModuleInfo(id) ?? {};
  const [, sizePerPage = 0] = sharedSizes.find(([folder]) => folder.test(id)) ?? [];
  return (
    pages > 1 &&
    (code?.length ?? Infinity) <= pages * sizePerPage &&
    importedIds.every((each) => isInitial(each, context) || isShared(each, context))
  );
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

function isInitial(id: string, context: Context): boolean {
  return findImporters(id, context).some((importer) => context.getModuleInfo(importer)?.isEntry);
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

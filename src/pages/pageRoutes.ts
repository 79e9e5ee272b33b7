import { createElement, type ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/hydration/lazyComponent';

export type PageRoute = {
  readonly path: string;
  /** The files that the page loads, from the root. The prerendered page preloads their chunks. */
  readonly modules: readonly string[];
  readonly page: LazyComponent;
};

/** What `import.meta.glob` returns: files from the root, each loaded as a separate chunk. */
type Modules<T> = Readonly<Record<string, () => Promise<T>>>;

export function pageRoute<Props extends object>(
  path: string,
  component: Modules<ComponentType<Props>>,
  props?: Props,
): PageRoute {
  const [module, load] = onlyEntry(component);
  const page = lazyComponent(async () => {
    const Page = await load();
    return () => createElement(Page, props);
  });
  return { path, modules: [module], page };
}

/** A route for each file of content, whose folder is the last segment of the path. */
export function contentRoutes<Props extends object, Content>(
  pathOf: (folder: string) => string,
  component: Modules<ComponentType<Props>>,
  contents: Modules<Content>,
  toProps: (content: Content) => Props,
): readonly PageRoute[] {
  const [module, load] = onlyEntry(component);
  return Object.entries(contents).map(([file, loadContent]) => ({
    path: pathOf(file.split('/').at(-2) ?? ''),
    modules: [module, file],
    page: lazyComponent(async () => {
      const [Page, content] = await Promise.all([load(), loadContent()]);
      return () => createElement(Page, toProps(content));
    }),
  }));
}

function onlyEntry<T>(modules: Modules<T>): readonly [file: string, load: () => Promise<T>] {
  const [entry] = Object.entries(modules);
  if (!entry) throw new Error('A file that a route names does not exist.');
  return entry;
}

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

export type PageModule = Readonly<Record<string, ComponentType<object>>>;

/**
 * Makes the routes of these pages, each named as its file and its component.
 *
 * @param pages from the root: what `import.meta.glob` finds
 */
export function createPageRoutes(pages: Modules<PageModule>) {
  /** @throws {Error} if no file has the name of the component */
  function findPage(name: string) {
    const [file, load] = Object.entries(pages).find(([key]) => key.endsWith(`/${name}.tsx`)) ?? [];
    if (!file || !load) throw new Error(`There is no page ${name}.`);
    const loadPage = async () => {
      const Page = (await load())[name];
      if (!Page) throw new Error(`${file} exports no ${name}.`);
      return Page;
    };
    return { file, loadPage };
  }

  function pageRoute(path: string, name: string): PageRoute {
    const { file, loadPage } = findPage(name);
    return { path, modules: [file], page: lazyComponent(loadPage) };
  }

  /** A route for each file of content, whose folder is the last segment of the path. */
  function contentRoutes<Content>(
    getPath: (folder: string) => string,
    name: string,
    contents: Modules<Content>,
    toProps: (content: Content) => object,
  ): readonly PageRoute[] {
    const { file, loadPage } = findPage(name);
    return Object.entries(contents).map(([contentFile, loadContent]) => ({
      path: getPath(contentFile.split('/').at(-2) ?? ''),
      modules: [file, contentFile],
      page: lazyComponent(async () => {
        const [Page, content] = await Promise.all([loadPage(), loadContent()]);
        return () => createElement(Page, toProps(content));
      }),
    }));
  }

  return { pageRoute, contentRoutes };
}

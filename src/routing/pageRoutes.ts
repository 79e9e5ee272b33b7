import { createElement, type ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/hydration/lazyComponent';

/** A route of React Router, and what the build needs of its page. */
export type PageRoute = {
  readonly path: string;
  readonly Component: LazyComponent;
  /**
   * A function that is named as its file, in one file only: by its name the prerendered page finds the
   * chunk that it preloads.
   */
  readonly loadComponent: () => Promise<{ readonly name: string }>;
  /** Other files that the page loads, from the root, whose chunks it preloads too. */
  readonly files: readonly string[];
};

/** Something that a page loads beside its component, from a file. */
export type RouteModule<Module> = {
  /** From the root. */
  readonly file: string;
  readonly load: () => Promise<Module>;
};

/** A page without content of its own. */
export function pageRoute(path: string, loadComponent: () => Promise<ComponentType>): PageRoute {
  return { path, Component: lazyComponent(loadComponent), loadComponent, files: [] };
}

/** A page whose component has props. */
export function pageRouteWith<Props extends object>(
  path: string,
  loadComponent: () => Promise<ComponentType<Props>>,
  loadProps: () => Props | Promise<Props>,
  files: readonly string[] = [],
): PageRoute {
  const load = async () => {
    const [Page, props] = await Promise.all([loadComponent(), loadProps()]);
    return () => createElement(Page, props);
  };
  return { path, Component: lazyComponent(load), loadComponent, files };
}

/**
 * A route for each file of content, whose folder is the last segment of the path.
 *
 * @param contents from the root: what `import.meta.glob` finds
 */
export function contentRoutes<Content, Props extends object>(
  getPath: (folder: string) => string,
  loadComponent: () => Promise<ComponentType<Props>>,
  contents: Readonly<Record<string, () => Promise<Content>>>,
  toProps: (content: Content) => Props | Promise<Props>,
  files: readonly string[] = [],
): readonly PageRoute[] {
  return Object.entries(contents).map(([file, loadContent]) =>
    pageRouteWith(
      getPath(file.split('/').at(-2) ?? ''),
      loadComponent,
      async () => toProps(await loadContent()),
      [file, ...files],
    ),
  );
}

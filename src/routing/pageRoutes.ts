import { createElement, type ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/hydration/lazyComponent';

export type PageRoute = {
  readonly path: string;
  readonly page: LazyComponent;
  /**
   * A function that is named as its file, in one file only: by its name the prerendered page finds the
   * chunk that it preloads.
   */
  readonly loadComponent: () => Promise<{ readonly name: string }>;
  /** The file of the page's content, from the root, whose chunk it preloads too. */
  readonly contentFile?: string;
};

/** A page without content of its own. */
export function pageRoute(path: string, loadComponent: () => Promise<ComponentType>): PageRoute {
  return { path, page: lazyComponent(loadComponent), loadComponent };
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
  toProps: (content: Content) => Props,
): readonly PageRoute[] {
  return Object.entries(contents).map(([contentFile, loadContent]) => ({
    path: getPath(contentFile.split('/').at(-2) ?? ''),
    page: lazyComponent(async () => {
      const [Page, content] = await Promise.all([loadComponent(), loadContent()]);
      return () => createElement(Page, toProps(content));
    }),
    loadComponent,
    contentFile,
  }));
}

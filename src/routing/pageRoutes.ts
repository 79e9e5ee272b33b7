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

const pageModules = import.meta.glob<Readonly<Record<string, ComponentType<object>>>>(
  '/src/pages/*/*Page.tsx',
);

const fileOf = (component: string) => `/src/pages/${component}.tsx`;

/** @param component its file in `src/pages` and its name: `landing/LandingPage` */
export function pageRoute<Props extends object>(
  path: string,
  component: string,
  props?: Props,
): PageRoute {
  const page = lazyComponent(async () => {
    const Page = await loadPage(component);
    return () => createElement(Page, props);
  });
  return { path, modules: [fileOf(component)], page };
}

/** A route for each file of content, whose folder is the last segment of the path. */
export function contentRoutes<Content>(
  pathOf: (folder: string) => string,
  component: string,
  contents: Modules<Content>,
  toProps: (content: Content) => object,
): readonly PageRoute[] {
  return Object.entries(contents).map(([file, loadContent]) => ({
    path: pathOf(file.split('/').at(-2) ?? ''),
    modules: [fileOf(component), file],
    page: lazyComponent(async () => {
      const [Page, content] = await Promise.all([loadPage(component), loadContent()]);
      return () => createElement(Page, toProps(content));
    }),
  }));
}

async function loadPage(component: string): Promise<ComponentType<object>> {
  const exported = await pageModules[fileOf(component)]?.();
  const Page = exported?.[component.replace(/.*\//, '')];
  if (!Page) throw new Error(`There is no page ${component}.`);
  return Page;
}

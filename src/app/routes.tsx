import { createElement, type ComponentType } from 'react';
import { paths } from '@/config/paths';
import type { Cloud } from '@/content/clouds/types';
import { jobSlugs } from '@/content/folders';
import type { Study } from '@/content/studies/types';
import { lazyComponent, type LazyComponent } from '@/hydration/lazyComponent';
import type { CaseStudyPageProps } from '@/pages/case-study/CaseStudyPage';
import type { CloudPageProps } from '@/pages/cloud/CloudPage';
import type { JobPageProps } from '@/pages/job/JobPage';

export type PageRoute = {
  readonly path: string;
  /** The files that the page loads, from the root. The prerendered page preloads their chunks. */
  readonly modules: readonly string[];
  readonly page: LazyComponent;
};

/** What `import.meta.glob` returns: files from the root, each loaded as a separate chunk. */
type Modules<T> = Readonly<Record<string, () => Promise<T>>>;

/** The pages that search engines list: the sitemap reads this list. */
export const routes: readonly PageRoute[] = [
  pageRoute(
    paths.home,
    import.meta.glob<ComponentType>('/src/pages/landing/LandingPage.tsx', {
      import: 'LandingPage',
    }),
  ),
  ...contentRoutes(
    paths.study,
    import.meta.glob<ComponentType<CaseStudyPageProps>>('/src/pages/case-study/CaseStudyPage.tsx', {
      import: 'CaseStudyPage',
    }),
    import.meta.glob<Study>('/src/content/studies/*/page.ts', { import: 'page' }),
    (study) => ({ study }),
  ),
  ...contentRoutes(
    paths.cloud,
    import.meta.glob<ComponentType<CloudPageProps>>('/src/pages/cloud/CloudPage.tsx', {
      import: 'CloudPage',
    }),
    import.meta.glob<Cloud>('/src/content/clouds/*/page.ts', { import: 'page' }),
    (cloud) => ({ cloud }),
  ),
  pageRoute(
    paths.career,
    import.meta.glob<ComponentType>('/src/pages/careers/CareersPage.tsx', {
      import: 'CareersPage',
    }),
  ),
  ...jobSlugs.map((slug) =>
    pageRoute(
      paths.job(slug),
      import.meta.glob<ComponentType<JobPageProps>>('/src/pages/job/JobPage.tsx', {
        import: 'JobPage',
      }),
      { slug },
    ),
  ),
  pageRoute(
    paths.privacy,
    import.meta.glob<ComponentType>('/src/pages/privacy/PrivacyPage.tsx', {
      import: 'PrivacyPage',
    }),
  ),
  pageRoute(
    paths.security,
    import.meta.glob<ComponentType>('/src/pages/security/SecurityPage.tsx', {
      import: 'SecurityPage',
    }),
  ),
];

/** Pages that search engines do not list. */
export const unlistedRoutes: readonly PageRoute[] = [
  pageRoute(
    paths.account,
    import.meta.glob<ComponentType>('/src/pages/account/AccountPage.tsx', {
      import: 'AccountPage',
    }),
  ),
  pageRoute(
    paths.accountAction,
    import.meta.glob<ComponentType>('/src/pages/account/AccountActionPage.tsx', {
      import: 'AccountActionPage',
    }),
  ),
];

/** Every address of the site. */
export const allRoutes: readonly PageRoute[] = [...routes, ...unlistedRoutes];

export const notFoundRoute = pageRoute(
  '/404',
  import.meta.glob<ComponentType>('/src/pages/not-found/NotFoundPage.tsx', {
    import: 'NotFoundPage',
  }),
);

/** The route of `path`, or the not-found page. */
export function routeFor(path: string): PageRoute {
  return allRoutes.find((route) => route.path === path) ?? notFoundRoute;
}

function pageRoute<Props extends object>(
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
function contentRoutes<Props extends object, Content>(
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

import type { ComponentType } from 'react';
import { paths } from '@/config/paths';
import { jobPostings } from '@/content/careers';
import { preloadable, type Preloadable } from '@/lib/preloadable';

export type PageRoute = {
  readonly path: string;
  /** Source files of the page's chunks; the prerendered page asks the browser for them early. */
  readonly sources: readonly string[];
  readonly page: Preloadable;
  /** Loads also the parts of the page that hydrate later. */
  readonly preloadWhole: () => Promise<void>;
};

type PageModule = {
  readonly Page: ComponentType;
  readonly parts?: readonly { readonly preload: () => Promise<unknown> }[];
};

/** The pages of the site: the router, the prerenderer and the sitemap read this list. */
export const routes: readonly PageRoute[] = [
  pageRoute(paths.home, ['src/pages/landing/LandingPage.tsx'], async () => {
    const { LandingPage, landingParts } = await import('@/pages/landing/LandingPage');
    return { Page: LandingPage, parts: landingParts };
  }),
  pageRoute(paths.career, ['src/pages/careers/CareersPage.tsx'], async () => {
    const { CareersPage } = await import('@/pages/careers/CareersPage');
    return { Page: CareersPage };
  }),
  ...jobPostings.map(({ slug }) =>
    pageRoute(paths.job(slug), ['src/pages/job/JobPage.tsx', 'src/content/jobs.ts'], async () => {
      const [{ JobPage }, { jobs }] = await Promise.all([
        import('@/pages/job/JobPage'),
        import('@/content/jobs'),
      ]);
      return { Page: () => <JobPage job={jobs[slug]} /> };
    }),
  ),
  pageRoute(paths.privacy, ['src/pages/privacy/PrivacyPage.tsx'], async () => {
    const { PrivacyPage } = await import('@/pages/privacy/PrivacyPage');
    return { Page: PrivacyPage };
  }),
];

export const notFoundRoute = pageRoute(
  '/404',
  ['src/pages/not-found/NotFoundPage.tsx'],
  async () => {
    const { NotFoundPage } = await import('@/pages/not-found/NotFoundPage');
    return { Page: NotFoundPage };
  },
);

/** The route that shows `path`: its own, or the not-found page. */
export function routeFor(path: string): PageRoute {
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

function pageRoute(
  path: string,
  sources: readonly string[],
  load: () => Promise<PageModule>,
): PageRoute {
  let parts: PageModule['parts'] = [];
  const page = preloadable(async () => {
    const module = await load();
    parts = module.parts ?? [];
    return module.Page;
  });
  const preloadWhole = async () => {
    await page.preload();
    await Promise.all((parts ?? []).map((part) => part.preload()));
  };
  return { path, sources, page, preloadWhole };
}

import { paths } from '@/config/paths';
import type { Cloud } from '@/content/clouds/types';
import type { PartPolicy } from '@/content/policy';
import type { FindRelated } from '@/content/types';
import { careersRoutes } from '@/parts/careers/routes';
import { insightsRoutes } from '@/parts/insights/routes';
import { studiesRoutes } from '@/parts/studies/routes';
import {
  contentRoutes,
  pageRoute,
  pageRouteWith,
  type PageRoute,
  type RouteModule,
} from '@/routing/pageRoutes';
import { partLinks } from './links';

// what parts add to these pages, in files of their own, which no other page loads
const related: RouteModule<FindRelated> = {
  file: '/src/app/related.ts',
  load: async () => (await import('./related')).findRelated,
};
const policies: RouteModule<{ readonly policies: readonly PartPolicy[] }> = {
  file: '/src/app/policy.ts',
  load: () => import('./policy'),
};

/**
 * Every page of the site. `listings.ts` of its folder has what search engines are told of it, and its
 * social picture.
 */
export const routes: readonly PageRoute[] = [
  pageRoute(paths.home, async () => (await import('@/pages/landing/LandingPage')).LandingPage),
  ...contentRoutes(
    paths.cloud,
    async () => (await import('@/pages/cloud/CloudPage')).CloudPage,
    import.meta.glob<Cloud>('/src/content/clouds/*/page.ts', { import: 'page' }),
    async (cloud) => ({ cloud, related: (await related.load())({ cloud }) }),
    [related.file],
  ),
  pageRouteWith(
    paths.privacy,
    async () => (await import('@/pages/privacy/PrivacyPage')).PrivacyPage,
    policies.load,
    [policies.file],
  ),
  pageRouteWith(
    paths.security,
    async () => (await import('@/pages/security/SecurityPage')).SecurityPage,
    policies.load,
    [policies.file],
  ),
  ...careersRoutes,
  ...studiesRoutes(related),
  ...insightsRoutes,
];

export const notFoundRoute = pageRouteWith(
  '/404',
  async () => (await import('@/pages/not-found/NotFoundPage')).NotFoundPage,
  () => ({ partLinks }),
);

export function findRoute(path: string): PageRoute | undefined {
  return routes.find((route) => route.path === path);
}

export function routeFor(path: string): PageRoute {
  return findRoute(path) ?? notFoundRoute;
}

/**
 * The canonical spelling of a path that differs from a page's only in letter case, doubled or trailing
 * slashes or the name of its file (`page.html`, `/index.html`); null when it is canonical already, or
 * not a page at all.
 */
export function canonicalPath(path: string): string | null {
  const normalized = normalize(path);
  const canonical = routes.find((route) => normalize(route.path) === normalized)?.path;
  return canonical === undefined || canonical === path ? null : canonical;
}

function normalize(path: string): string {
  return path
    .replace(/\/+/g, '/')
    .replace(/(?:\/index)?(?:\.html)?\/?$/i, '')
    .toLowerCase();
}

import { paths } from '@/config/paths';
import type { Cloud } from '@/content/clouds/types';
import { careersRoutes } from '@/parts/careers/routes';
import { insightsRoutes } from '@/parts/insights/routes';
import { studiesRoutes } from '@/parts/studies/routes';
import { contentRoutes, pageRoute, type PageRoute } from '@/routing/pageRoutes';

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
    (cloud) => ({ cloud }),
  ),
  pageRoute(paths.privacy, async () => (await import('@/pages/privacy/PrivacyPage')).PrivacyPage),
  pageRoute(
    paths.security,
    async () => (await import('@/pages/security/SecurityPage')).SecurityPage,
  ),
  ...careersRoutes,
  ...studiesRoutes,
  ...insightsRoutes,
];

export const notFoundRoute = pageRoute(
  '/404',
  async () => (await import('@/pages/not-found/NotFoundPage')).NotFoundPage,
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

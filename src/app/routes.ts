import { paths } from '@/config/paths';
import type { Cloud } from '@/content/clouds/types';
import type { PartPolicy } from '@/content/policy';
import type { FindRelated } from '@/content/types';
import { addressWords } from '@/lib/address';
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

/** Every page of the site; `listings.ts` of its folder has its head and its social picture. */
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

/** The canonical address of a path in another spelling; null for a canonical one, and for no page. */
export function canonicalPath(path: string): string | null {
  if (findRoute(path)) return null;
  const words = pathWords(path);
  return routes.find((route) => pathWords(route.path) === words)?.path ?? null;
}

/** Without the name of a file: `page.html`, `page/index.html`. */
function pathWords(path: string): string {
  return addressWords(path)
    .join('/')
    .replace(/(?:^|\/)html$/, '')
    .replace(/(?:^|\/)index$/, '');
}

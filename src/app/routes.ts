import { paths } from '@/config/paths';
import type { Cloud } from '@/content/clouds/types';
import type { CloudPageProps } from '@/pages/cloud/CloudPage';
import { careersRoutes } from '@/parts/careers/routes';
import { insightsRoutes } from '@/parts/insights/routes';
import { studiesRoutes } from '@/parts/studies/routes';
import { createPageRoutes, type PageModule, type PageRoute } from '@/routing/pageRoutes';

const { pageRoute, contentRoutes } = createPageRoutes(
  import.meta.glob<PageModule>('/src/pages/*/*Page.tsx'),
);

/**
 * Every page of the site. What search engines are told of it, and its social picture, is in
 * `listing.ts` of its folder; without one it is not listed.
 */
export const routes: readonly PageRoute[] = [
  pageRoute(paths.home, 'LandingPage'),
  ...contentRoutes(
    paths.cloud,
    'CloudPage',
    import.meta.glob<Cloud>('/src/content/clouds/*/page.ts', { import: 'page' }),
    (cloud): CloudPageProps => ({ cloud }),
  ),
  pageRoute(paths.privacy, 'PrivacyPage'),
  pageRoute(paths.security, 'SecurityPage'),
  ...careersRoutes,
  ...studiesRoutes,
  ...insightsRoutes,
];

export const notFoundRoute = pageRoute('/404', 'NotFoundPage');

export function routeFor(path: string): PageRoute {
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}

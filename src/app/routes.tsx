import { paths } from '@/config/paths';
import type { Cloud } from '@/content/clouds/types';
import { accountRoutes } from '@/pages/account/routes';
import { careersRoutes } from '@/pages/careers/routes';
import { caseStudyRoutes } from '@/pages/case-study/routes';
import type { CloudPageProps } from '@/pages/cloud/CloudPage';
import { contentRoutes, pageRoute, type PageRoute } from '@/routing/pageRoutes';

/** The pages that search engines list: the sitemap reads this list. */
export const routes: readonly PageRoute[] = [
  pageRoute(paths.home, 'landing/LandingPage'),
  ...caseStudyRoutes,
  ...contentRoutes(
    paths.cloud,
    'cloud/CloudPage',
    import.meta.glob<Cloud>('/src/content/clouds/*/page.ts', { import: 'page' }),
    (cloud): CloudPageProps => ({ cloud }),
  ),
  ...careersRoutes,
  pageRoute(paths.privacy, 'privacy/PrivacyPage'),
  pageRoute(paths.security, 'security/SecurityPage'),
];

/** Pages that search engines do not list. */
export const unlistedRoutes: readonly PageRoute[] = [...accountRoutes];

/** Every address of the site. */
export const allRoutes: readonly PageRoute[] = [...routes, ...unlistedRoutes];

export const notFoundRoute = pageRoute('/404', 'not-found/NotFoundPage');

/** The route of `path`, or the not-found page. */
export function routeFor(path: string): PageRoute {
  return allRoutes.find((route) => route.path === path) ?? notFoundRoute;
}

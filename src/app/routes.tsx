import type { ComponentType } from 'react';
import { paths } from '@/config/paths';
import type { Cloud } from '@/content/clouds/types';
import { careersRoutes } from '@/pages/careers/routes';
import { caseStudyRoutes } from '@/pages/case-study/routes';
import type { CloudPageProps } from '@/pages/cloud/CloudPage';
import { contentRoutes, pageRoute, type PageRoute } from '@/pages/pageRoutes';

/** The pages that search engines list: the sitemap reads this list. */
export const routes: readonly PageRoute[] = [
  pageRoute(
    paths.home,
    import.meta.glob<ComponentType>('/src/pages/landing/LandingPage.tsx', {
      import: 'LandingPage',
    }),
  ),
  ...caseStudyRoutes,
  ...contentRoutes(
    paths.cloud,
    import.meta.glob<ComponentType<CloudPageProps>>('/src/pages/cloud/CloudPage.tsx', {
      import: 'CloudPage',
    }),
    import.meta.glob<Cloud>('/src/content/clouds/*/page.ts', { import: 'page' }),
    (cloud) => ({ cloud }),
  ),
  ...careersRoutes,
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

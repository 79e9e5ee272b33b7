import type { ComponentType, ReactNode } from 'react';
import { paths } from '@/config/paths';
import type { JobSlug } from '@/content/careers';
import type { CloudSlug } from '@/content/clouds/ids';
import type { Cloud } from '@/content/clouds/types';
import type { Study, StudySlug } from '@/content/studies/types';
import { lazyComponent, type LazyComponent } from '@/hydration/lazyComponent';

export type PageRoute = {
  readonly path: string;
  /** The page's chunks, which the prerendered page preloads. */
  readonly imports: readonly Import<unknown>[];
  readonly page: LazyComponent;
};

/**
 * Loads a separate chunk. Its key in Vite's manifest, which scripts/vite/addManifestKeys.ts adds, lets
 * the prerendered page preload it.
 */
type Import<T> = (() => Promise<T>) & { readonly manifestKey?: string | undefined };

/** In the order of the carousel. */
const studies: Readonly<Record<StudySlug, Import<Study>>> = {
  Jubilantlifescience: select(
    () => import('@/content/studies/life'),
    ({ life }) => life,
  ),
  Nmipayment: select(
    () => import('@/content/studies/payment'),
    ({ payment }) => payment,
  ),
  Machinerymanufacturing: select(
    () => import('@/content/studies/machinery'),
    ({ machinery }) => machinery,
  ),
};

/** Not `import.meta.glob`: browser tests read this module without Vite. In the order of `cloudsByHour`. */
const clouds: Readonly<Record<CloudSlug, Import<Cloud>>> = {
  Marketingcloud: select(
    () => import('@/content/clouds/Marketingcloud/page'),
    ({ page }) => page,
  ),
  Experiencecloud: select(
    () => import('@/content/clouds/Experiencecloud/page'),
    ({ page }) => page,
  ),
  Analyticcloud: select(
    () => import('@/content/clouds/Analyticcloud/page'),
    ({ page }) => page,
  ),
  Healthcloud: select(
    () => import('@/content/clouds/Healthcloud/page'),
    ({ page }) => page,
  ),
  Nonprofitcloud: select(
    () => import('@/content/clouds/Nonprofitcloud/page'),
    ({ page }) => page,
  ),
  datacloud: select(
    () => import('@/content/clouds/datacloud/page'),
    ({ page }) => page,
  ),
  Salescloud: select(
    () => import('@/content/clouds/Salescloud/page'),
    ({ page }) => page,
  ),
  Servicecloud: select(
    () => import('@/content/clouds/Servicecloud/page'),
    ({ page }) => page,
  ),
};

const jobSlugs: readonly JobSlug[] = [
  'react-native-developer',
  'ui-ux-designer',
  'backend-developer-nodejs',
];

const caseStudyPage = select(
  () => import('@/pages/case-study/CaseStudyPage'),
  ({ CaseStudyPage }) => CaseStudyPage,
);
const cloudPage = select(
  () => import('@/pages/cloud/CloudPage'),
  ({ CloudPage }) => CloudPage,
);

/** The pages that search engines list: the sitemap reads this list. */
export const routes: readonly PageRoute[] = [
  pageRoute(
    paths.home,
    select(
      () => import('@/pages/landing/LandingPage'),
      ({ LandingPage }) => LandingPage,
    ),
  ),
  ...Object.entries(studies).map(([slug, study]) =>
    contentRoute(paths.study(slug), caseStudyPage, study, (CaseStudyPage, content) => (
      <CaseStudyPage study={content} />
    )),
  ),
  ...Object.entries(clouds).map(([slug, cloud]) =>
    contentRoute(paths.cloud(slug), cloudPage, cloud, (CloudPage, content) => (
      <CloudPage cloud={content} />
    )),
  ),
  pageRoute(
    paths.career,
    select(
      () => import('@/pages/careers/CareersPage'),
      ({ CareersPage }) => CareersPage,
    ),
  ),
  ...jobSlugs.map((slug) =>
    pageRoute(
      paths.job(slug),
      select(
        () => import('@/pages/job/JobPage'),
        ({ JobPage }) =>
          () => <JobPage slug={slug} />,
      ),
    ),
  ),
  pageRoute(
    paths.privacy,
    select(
      () => import('@/pages/privacy/PrivacyPage'),
      ({ PrivacyPage }) => PrivacyPage,
    ),
  ),
  pageRoute(
    paths.security,
    select(
      () => import('@/pages/security/SecurityPage'),
      ({ SecurityPage }) => SecurityPage,
    ),
  ),
];

/** Pages that search engines do not list. */
export const unlistedRoutes: readonly PageRoute[] = [
  pageRoute(
    paths.account,
    select(
      () => import('@/pages/account/AccountPage'),
      ({ AccountPage }) => AccountPage,
    ),
  ),
  pageRoute(
    paths.accountAction,
    select(
      () => import('@/pages/account/AccountActionPage'),
      ({ AccountActionPage }) => AccountActionPage,
    ),
  ),
];

/** Every address of the site. */
export const allRoutes: readonly PageRoute[] = [...routes, ...unlistedRoutes];

export const notFoundRoute = pageRoute(
  '/404',
  select(
    () => import('@/pages/not-found/NotFoundPage'),
    ({ NotFoundPage }) => NotFoundPage,
  ),
);

/** The route of `path`, or the not-found page. */
export function routeFor(path: string): PageRoute {
  return allRoutes.find((route) => route.path === path) ?? notFoundRoute;
}

function select<Module, T>(load: Import<Module>, selector: (module: Module) => T): Import<T> {
  return Object.assign(async () => selector(await load()), { manifestKey: load.manifestKey });
}

/** A template and the content that it shows, each from its own chunk. */
function contentRoute<Template, Content>(
  path: string,
  template: Import<Template>,
  content: Import<Content>,
  render: (template: Template, content: Content) => ReactNode,
): PageRoute {
  return createRoute(path, [template, content], async () => {
    const [loadedTemplate, loadedContent] = await Promise.all([template(), content()]);
    return () => render(loadedTemplate, loadedContent);
  });
}

function pageRoute(path: string, load: Import<ComponentType>): PageRoute {
  return createRoute(path, [load], load);
}

function createRoute(
  path: string,
  imports: PageRoute['imports'],
  load: () => Promise<ComponentType>,
): PageRoute {
  return { path, imports, page: lazyComponent(load) };
}

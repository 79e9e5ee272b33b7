import type { ComponentType } from 'react';
import { paths } from '@/config/paths';
import type { JobSlug } from '@/content/careers';
import type { CloudArt, CloudSlug } from '@/content/clouds/types';
import type { StudyArt, StudySlug } from '@/content/studies/types';
import { lazyComponent, type LazyComponent } from '@/hydration/lazyComponent';
import type { CaseStudyPageProps } from '@/pages/case-study/CaseStudyPage';
import type { CloudPageProps } from '@/pages/cloud/CloudPage';
import { preloadPageHead } from '@/pages/PageSeoTags';

export type PageRoute = {
  readonly path: string;
  /** Source files of the page's chunks; the prerendered page asks the browser for them early. */
  readonly sources: readonly string[];
  readonly page: LazyComponent;
  /** Loads also the parts of the page that hydrate later, and what writes its head. */
  readonly preloadAll: () => Promise<void>;
  /** Whether the page and the parts that hydrate later are loaded. */
  readonly isLoaded: () => boolean;
};

type PageModule = {
  readonly Page: ComponentType;
  readonly parts?: readonly Pick<LazyComponent, 'preload' | 'isLoaded'>[];
};

/** Names the file in a template's `contents` folder, and loads it. */
type Contents<Art, Props> = readonly [art: Art, load: () => Promise<{ readonly page: Props }>];

/** In the order of the carousel. */
const studies: Readonly<Record<StudySlug, Contents<StudyArt, CaseStudyPageProps>>> = {
  Jubilantlifescience: ['life', () => import('@/pages/case-study/contents/life')],
  Nmipayment: ['payment', () => import('@/pages/case-study/contents/payment')],
  Machinerymanufacturing: ['machinery', () => import('@/pages/case-study/contents/machinery')],
};

/** In the order of `cloudsByHour`. */
const clouds: Readonly<Record<CloudSlug, Contents<CloudArt, CloudPageProps>>> = {
  Marketingcloud: ['marketing', () => import('@/pages/cloud/contents/marketing')],
  Experiencecloud: ['experience', () => import('@/pages/cloud/contents/experience')],
  Analyticcloud: ['analytics', () => import('@/pages/cloud/contents/analytics')],
  Healthcloud: ['health', () => import('@/pages/cloud/contents/health')],
  Nonprofitcloud: ['nonprofit', () => import('@/pages/cloud/contents/nonprofit')],
  datacloud: ['data', () => import('@/pages/cloud/contents/data')],
  Salescloud: ['sales', () => import('@/pages/cloud/contents/sales')],
  Servicecloud: ['service', () => import('@/pages/cloud/contents/service')],
};

const jobSlugs: readonly JobSlug[] = [
  'react-native-developer',
  'ui-ux-designer',
  'backend-developer-nodejs',
];

/** The pages of the site: the router, the prerenderer and the sitemap read this list. */
export const routes: readonly PageRoute[] = [
  pageRoute(paths.home, ['src/pages/landing/LandingPage.tsx'], async () => {
    const { LandingPage, lazySections } = await import('@/pages/landing/LandingPage');
    return { Page: LandingPage, parts: lazySections };
  }),
  ...Object.entries(studies).map(([slug, [art, load]]) =>
    pageRoute(
      paths.study(slug),
      ['src/pages/case-study/CaseStudyPage.tsx', `src/pages/case-study/contents/${art}.ts`],
      async () => {
        const [{ CaseStudyPage }, { page }] = await Promise.all([
          import('@/pages/case-study/CaseStudyPage'),
          load(),
        ]);
        return { Page: () => <CaseStudyPage {...page} /> };
      },
    ),
  ),
  ...Object.entries(clouds).map(([slug, [art, load]]) =>
    pageRoute(
      paths.cloud(slug),
      ['src/pages/cloud/CloudPage.tsx', `src/pages/cloud/contents/${art}.ts`],
      async () => {
        const [{ CloudPage }, { page }] = await Promise.all([
          import('@/pages/cloud/CloudPage'),
          load(),
        ]);
        return { Page: () => <CloudPage {...page} /> };
      },
    ),
  ),
  pageRoute(paths.career, ['src/pages/careers/CareersPage.tsx'], async () => {
    const { CareersPage } = await import('@/pages/careers/CareersPage');
    return { Page: CareersPage };
  }),
  ...jobSlugs.map((slug) =>
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
  let parts: NonNullable<PageModule['parts']> = [];
  const page = lazyComponent(async () => {
    const module = await load();
    parts = module.parts ?? [];
    return module.Page;
  });
  const preloadAll = async () => {
    await page.preload();
    await Promise.all([preloadPageHead(), ...parts.map((part) => part.preload())]);
  };
  const isLoaded = () => page.isLoaded() && parts.every((part) => part.isLoaded());
  return { path, sources, page, preloadAll, isLoaded };
}

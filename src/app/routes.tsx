import type { ComponentType } from 'react';
import { paths } from '@/config/paths';
import type { JobSlug } from '@/content/careers';
import type { Cloud, CloudId, CloudSlug } from '@/content/clouds/types';
import type { Study, StudyId, StudySlug } from '@/content/studies/types';
import { lazyComponent, type LazyComponent } from '@/hydration/lazyComponent';
import { preloadPageHead } from '@/pages/PageSeoTags';

export type PageRoute = {
  readonly path: string;
  /** Source files of the page's chunks, which the prerendered page preloads. */
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

/** Names the file in the folder of its kind, and loads what it describes. */
type ContentFile<Id, Content> = readonly [id: Id, load: () => Promise<Content>];

/** In the order of the carousel. */
const studies: Readonly<Record<StudySlug, ContentFile<StudyId, Study>>> = {
  Jubilantlifescience: ['life', async () => (await import('@/content/studies/life')).life],
  Nmipayment: ['payment', async () => (await import('@/content/studies/payment')).payment],
  Machinerymanufacturing: [
    'machinery',
    async () => (await import('@/content/studies/machinery')).machinery,
  ],
};

/** In the order of `cloudsByHour`. */
const clouds: Readonly<Record<CloudSlug, ContentFile<CloudId, Cloud>>> = {
  Marketingcloud: [
    'marketing',
    async () => (await import('@/content/clouds/marketing')).marketingCloud,
  ],
  Experiencecloud: [
    'experience',
    async () => (await import('@/content/clouds/experience')).experienceCloud,
  ],
  Analyticcloud: [
    'analytics',
    async () => (await import('@/content/clouds/analytics')).analyticsCloud,
  ],
  Healthcloud: ['health', async () => (await import('@/content/clouds/health')).healthCloud],
  Nonprofitcloud: [
    'nonprofit',
    async () => (await import('@/content/clouds/nonprofit')).nonprofitCloud,
  ],
  datacloud: ['data', async () => (await import('@/content/clouds/data')).dataCloud],
  Salescloud: ['sales', async () => (await import('@/content/clouds/sales')).salesCloud],
  Servicecloud: ['service', async () => (await import('@/content/clouds/service')).serviceCloud],
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
  ...Object.entries(studies).map(([slug, [id, load]]) =>
    pageRoute(
      paths.study(slug),
      ['src/pages/case-study/CaseStudyPage.tsx', `src/content/studies/${id}.ts`],
      async () => {
        const [{ CaseStudyPage }, study] = await Promise.all([
          import('@/pages/case-study/CaseStudyPage'),
          load(),
        ]);
        return { Page: () => <CaseStudyPage study={study} /> };
      },
    ),
  ),
  ...Object.entries(clouds).map(([slug, [id, load]]) =>
    pageRoute(
      paths.cloud(slug),
      ['src/pages/cloud/CloudPage.tsx', `src/content/clouds/${id}.ts`],
      async () => {
        const [{ CloudPage }, cloud] = await Promise.all([
          import('@/pages/cloud/CloudPage'),
          load(),
        ]);
        return { Page: () => <CloudPage cloud={cloud} /> };
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

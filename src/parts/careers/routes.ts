import { modules } from 'virtual:jobs/modules';
import { contentRoutes, pageRoute, type PageRoute } from '@/routing/pageRoutes';
import { careersPaths } from './paths';

export const careersRoutes: readonly PageRoute[] = [
  pageRoute(careersPaths.page, async () => (await import('./page/CareersPage')).CareersPage),
  ...contentRoutes(
    careersPaths.job,
    async () => (await import('./job/JobPage')).JobPage,
    modules,
    (job) => ({ job }),
  ),
];

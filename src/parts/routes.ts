import { careersRoutes } from '@/parts/careers/routes';
import { insightsRoutes } from '@/parts/insights/routes';
import { studiesRoutes } from '@/parts/studies/routes';
import type { PageRoute } from '@/routing/pageRoutes';

const parts: Readonly<Record<string, readonly PageRoute[]>> = {
  careers: careersRoutes,
  studies: studiesRoutes,
  insights: insightsRoutes,
};

export const partRoutes = Object.values(parts).flat();

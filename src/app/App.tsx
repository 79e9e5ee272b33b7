import { useRoutes, type RouteObject } from 'react-router-dom';
import { LoadToast } from '@/app/errors/LoadToast';
import { PageBoundary } from '@/app/errors/PageBoundary';
import { usePageNavigation } from '@/app/navigation/usePageNavigation';
import { SiteLayout } from '@/app/SiteLayout/SiteLayout';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { whenIdleOrInteracted } from '@/hydration/idle';
import { routes, notFoundRoute } from './routes';

const routeObjects: RouteObject[] = [
  ...routes.map(({ path, page: Page }) => ({ path, element: <Page />, caseSensitive: true })),
  { path: '*', element: <notFoundRoute.page /> },
];

const loadMeasureVisit = __MEASURING__
  ? async () => {
      await whenIdleOrInteracted;
      const { MeasureVisit } = await import('@/parts/measuring/MeasureVisit');
      return MeasureVisit;
    }
  : null;

/** The site. It needs `AppProviders` and a router: a static one in the prerenderer. */
export function App() {
  usePageNavigation();
  return (
    <>
      <SiteLayout>
        <PageBoundary>
          <CurrentPage />
        </PageBoundary>
      </SiteLayout>
      {loadMeasureVisit && <LazyMount load={loadMeasureVisit} />}
      <LoadToast />
    </>
  );
}

function CurrentPage() {
  return useRoutes(routeObjects);
}

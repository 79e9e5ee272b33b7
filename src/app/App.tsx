import { useRoutes, type RouteObject } from 'react-router-dom';
import { LoadToast } from '@/app/errors/LoadToast';
import { PageBoundary } from '@/app/errors/PageBoundary';
import { usePageNavigation } from '@/app/navigation/usePageNavigation';
import { SiteLayout } from '@/app/SiteLayout/SiteLayout';
import { routes, notFoundRoute } from './routes';

const routeObjects: RouteObject[] = [
  ...routes.map(({ path, page: Page }) => ({ path, element: <Page />, caseSensitive: true })),
  { path: '*', element: <notFoundRoute.page /> },
];

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
      <LoadToast />
    </>
  );
}

function CurrentPage() {
  return useRoutes(routeObjects);
}

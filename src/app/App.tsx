import { HelmetProvider } from 'react-helmet-async';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { SiteLayout } from '@/app/SiteLayout/SiteLayout';
import { notFoundRoute, routes } from '@/app/routes';

const routeObjects: RouteObject[] = [
  ...routes.map(({ path, page: Page }) => ({ path, element: <Page />, caseSensitive: true })),
  { path: '*', element: <notFoundRoute.page /> },
];

/** The site inside a router: the browser's, or the static one of the prerenderer and the tests. */
export function App() {
  return (
    <HelmetProvider>
      <SiteLayout>
        <CurrentPage />
      </SiteLayout>
    </HelmetProvider>
  );
}

function CurrentPage() {
  return useRoutes(routeObjects);
}

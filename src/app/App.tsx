import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { LoadToast } from '@/app/errors/LoadToast';
import { RouteError } from '@/app/errors/RouteError';
import { usePageNavigation } from '@/app/navigation/usePageNavigation';
import { SiteLayout } from '@/app/SiteLayout/SiteLayout';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
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
        <CurrentPage />
      </SiteLayout>
      <LoadToast />
    </>
  );
}

/** A page that throws leaves the layout; the next one renders as usual. */
function CurrentPage() {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={<RouteError />} resetKey={key}>
      <Routes />
    </ErrorBoundary>
  );
}

function Routes() {
  return useRoutes(routeObjects);
}

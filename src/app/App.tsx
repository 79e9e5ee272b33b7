import { useLocation } from 'react-router-dom';
import { LoadToast } from '@/app/errors/LoadToast';
import { RouteError } from '@/app/errors/RouteError';
import { SiteLayout } from '@/app/SiteLayout/SiteLayout';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import { routeFor } from './routes';

/** The site. It needs `AppProviders` and a `PageRouter`. */
export function App() {
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
  const { key, pathname } = useLocation();
  const { page: Page } = routeFor(pathname);
  return (
    <ErrorBoundary fallback={<RouteError />} resetKey={key}>
      <Page />
    </ErrorBoundary>
  );
}

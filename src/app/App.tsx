import type { ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { LoadToast } from '@/app/errors/LoadToast';
import { SiteLayout } from '@/app/SiteLayout/SiteLayout';
import { mainId } from '@/config/paths';
import { ConsentProvider } from '@/features/consent/ConsentProvider';
import { FormPartsProvider } from '@/hooks/useFormParts';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import type { CookieJar } from '@/lib/cookieJar';
import { AuthProvider } from '@/parts/sign-in/AuthProvider';
import { formParts } from './forms';
import { notFoundRoute, routes } from './routes';
import { storage } from './stored';

export function App() {
  return (
    <>
      <SiteLayout>
        <CurrentPage />
      </SiteLayout>
      <ErrorBoundary>
        <LoadToast />
      </ErrorBoundary>
    </>
  );
}

const routeTable = [...routes, { ...notFoundRoute, path: '*' }];

/** A page that throws stays as it was prerendered, in its document; the next one renders as usual. */
function CurrentPage() {
  const { pathname, search } = useLocation();
  const page = useRoutes(routeTable);
  return (
    <ErrorBoundary
      // all but the edge of the footer
      keeps={`#${mainId} > :not(:last-child)`}
      resetKey={pathname + search}
      onError={(isReset) => isReset && location.reload()}
    >
      {page}
    </ErrorBoundary>
  );
}

type AppProvidersProps = {
  readonly cookies: CookieJar;
  readonly children: ReactNode;
};

export function AppProviders({ cookies, children }: AppProvidersProps) {
  return (
    <ConsentProvider cookies={cookies} storage={storage}>
      <FormPartsProvider value={formParts}>
        <AuthProvider>{children}</AuthProvider>
      </FormPartsProvider>
    </ConsentProvider>
  );
}

import { useEffect } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { PageBoundary } from '@/app/errors/PageBoundary';
import { NavigationStatusToast } from '@/app/errors/NavigationStatusToast';
import { NavigationStatusProvider } from '@/app/navigation/NavigationStatusProvider';
import { RoutePage } from '@/app/navigation/RoutePage';
import { SiteLayout } from '@/app/SiteLayout/SiteLayout';
import { notFoundRoute, routes } from './routes';
import { usePrefetchAndViewTransition } from '@/app/navigation/usePrefetchAndViewTransition';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { syncTheme } from '@/features/theme/theme';
import { whenIdleOrInteracted } from '@/hydration/idle';

const routeObjects: RouteObject[] = [
  ...routes.map((route) => ({
    path: route.path,
    element: <RoutePage route={route} />,
    caseSensitive: true,
  })),
  { path: '*', element: <RoutePage route={notFoundRoute} /> },
];

/** The site. Render it inside a router: a browser router, or a static one in the prerenderer. */
export function App() {
  usePrefetchAndViewTransition();
  useEffect(syncTheme, []);
  return (
    <NavigationStatusProvider>
      <SiteLayout>
        <PageBoundary>
          <CurrentPage />
        </PageBoundary>
      </SiteLayout>
      <LazyMount load={loadProfileCookies} />
      <NavigationStatusToast />
    </NavigationStatusProvider>
  );
}

async function loadProfileCookies() {
  await whenIdleOrInteracted;
  const { ProfileCookies } = await import('./ProfileCookies');
  return ProfileCookies;
}

function CurrentPage() {
  return useRoutes(routeObjects);
}

import { useEffect, useState } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { PageBoundary } from '@/app/errors/PageBoundary';
import { NavigationStatusToast } from '@/app/errors/NavigationStatusToast';
import { createPageLoader } from '@/app/navigation/pageLoader';
import { usePageNavigation } from '@/app/navigation/usePageNavigation';
import { SiteLayout } from '@/app/SiteLayout/SiteLayout';
import { allRoutes, notFoundRoute } from './routes';
import { LazyMount } from '@/components/LazyMount/LazyMount';
import { syncTheme } from '@/features/theme/themeStore';
import { whenIdleOrInteracted } from '@/hydration/idle';

const routeObjects: RouteObject[] = [
  ...allRoutes.map(({ path, page: Page }) => ({ path, element: <Page />, caseSensitive: true })),
  { path: '*', element: <notFoundRoute.page /> },
];

const loadMeasureVisit = __MEASURING__
  ? async () => {
      await whenIdleOrInteracted;
      const { MeasureVisit } = await import('./MeasureVisit');
      return MeasureVisit;
    }
  : null;

/** The site. It needs `AppProviders` and a router: a static one in the prerenderer. */
export function App() {
  const [pageLoader] = useState(createPageLoader);
  usePageNavigation(pageLoader);
  useEffect(syncTheme, []);
  return (
    <>
      <SiteLayout>
        <PageBoundary>
          <CurrentPage />
        </PageBoundary>
      </SiteLayout>
      <LazyMount load={loadProfileCookies} />
      {loadMeasureVisit && <LazyMount load={loadMeasureVisit} />}
      <NavigationStatusToast state={pageLoader.state} />
    </>
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

import { use } from 'react';
import { useNavigationStatus } from './NavigationStatusProvider';
import type { PageRoute } from '@/app/routes';

type RoutePageProps = { readonly route: PageRoute };

/** Renders a route's page. The router shows the page before until all of its code has loaded. */
export function RoutePage({ route }: RoutePageProps) {
  const load = useNavigationStatus().awaitedLoad(route);
  if (load) use(load);
  return <route.page />;
}

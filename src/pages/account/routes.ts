import { paths } from '@/config/paths';
import { pageRoute, type PageRoute } from '@/routing/pageRoutes';

export const accountRoutes: readonly PageRoute[] = [
  pageRoute(paths.account, 'account/AccountPage'),
  pageRoute(paths.accountAction, 'account/AccountActionPage'),
];

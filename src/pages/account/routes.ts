import { paths } from '@/config/paths';
import { pageRoute, type PageRoute } from '@/pages/pageRoutes';

export const accountRoutes: readonly PageRoute[] = [
  pageRoute(paths.account, 'account/AccountPage'),
  pageRoute(paths.accountAction, 'account/AccountActionPage'),
];

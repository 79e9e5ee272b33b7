import { paths } from '@/config/paths';
import { createPageRoutes, type PageModule, type PageRoute } from '@/routing/pageRoutes';

const { pageRoute } = createPageRoutes(
  import.meta.glob<PageModule>('/src/pages/account/*Page.tsx'),
);

export const accountRoutes: readonly PageRoute[] = [
  pageRoute(paths.account, 'AccountPage'),
  pageRoute(paths.accountAction, 'AccountActionPage'),
];

import { createPageRoutes, type PageModule, type PageRoute } from '@/routing/pageRoutes';
import { accountPaths } from './paths';

const { pageRoute } = createPageRoutes(
  import.meta.glob<PageModule>('/src/parts/sign-in/account/*Page.tsx'),
);

export const signInRoutes: readonly PageRoute[] = [
  pageRoute(accountPaths.account, 'AccountPage'),
  pageRoute(accountPaths.mailAction, 'AccountActionPage'),
];

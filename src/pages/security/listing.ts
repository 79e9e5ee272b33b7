import { paths } from '@/config/paths';
import { securityHero, securitySeo } from '@/content/security';
import type { PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = [
  {
    path: paths.security,
    seo: securitySeo,
    breadcrumbs: [{ name: securitySeo.title, path: paths.security }],
    lastChanged: securityHero.updated.date,
  },
];

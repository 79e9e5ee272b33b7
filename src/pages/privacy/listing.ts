import { paths } from '@/config/paths';
import { privacyHero, privacySeo } from '@/content/privacy';
import type { PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = [
  {
    path: paths.privacy,
    seo: privacySeo,
    breadcrumbs: [{ name: privacyHero.title, path: paths.privacy }],
    lastChanged: privacyHero.updated.date,
  },
];

import { nightTown } from '@/art/drawings/skylines';
import { paths } from '@/config/paths';
import { securityHero, securitySeo } from '@/content/security';
import { card, eyebrow, heading, picture } from '@/routing/socialCard';
import type { PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = [
  {
    path: paths.security,
    seo: securitySeo,
    card: () =>
      card('security', [
        picture(nightTown, 'ridges'),
        eyebrow(securityHero.timeOfDay.phase, securityHero.timeOfDay.name),
        heading(securityHero.title),
      ]),
    breadcrumbs: [{ name: securitySeo.title, path: paths.security }],
    lastChanged: securityHero.updated.date,
  },
];

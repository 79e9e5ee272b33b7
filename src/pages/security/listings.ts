import { nightTown } from '@/art/drawings/skylines';
import { paths } from '@/config/paths';
import { securityHero, securitySeo } from '@/content/security';
import { onDark, place } from '@/routing/socialCard';
import type { PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = [
  {
    path: paths.security,
    seo: securitySeo,
    card: () => ({
      ground:
        'linear-gradient(var(--ground-dark), var(--ground-dark-end) 45%, var(--ground-panel))',
      scene: place(nightTown, 'town', [0, 371, 1200, 260]),
      colours: onDark,
      eyebrow: { phase: securityHero.timeOfDay.phase, label: securityHero.timeOfDay.name },
      title: { lines: securityHero.title },
    }),
    breadcrumbs: [{ name: securitySeo.title, path: paths.security }],
    lastChanged: securityHero.updated.date,
  },
];

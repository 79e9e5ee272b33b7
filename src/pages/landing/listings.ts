import { heroRidges, heroSky } from '@/art/drawings/hero';
import { paths } from '@/config/paths';
import { hero, landingSeo } from '@/content/landing/hero';
import { site } from '@/content/site';
import { card, disc, heading, intro, picture } from '@/routing/socialCard';
import type { PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = [
  {
    path: paths.home,
    seo: landingSeo,
    card: () =>
      card('landing', [
        picture(heroSky, 'sky'),
        disc('coral', 'first'),
        picture(heroRidges, 'ridges'),
        heading(hero.titleLines),
        intro(site.role),
      ]),
  },
];

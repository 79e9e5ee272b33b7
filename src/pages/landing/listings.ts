import { heroSky, testimonialDiscs } from '@/art/drawings/hero';
import { ridges } from '@/art/drawings/ridges';
import { circle, ink } from '@/art/kit';
import { paths } from '@/config/paths';
import { hero, landingSeo } from '@/content/landing/hero';
import { site } from '@/content/site';
import { place } from '@/routing/socialCard';
import type { PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = [
  {
    path: paths.home,
    seo: landingSeo,
    card: () => ({
      ground: 'var(--sky-hero)',
      scene:
        place(heroSky, 'sky', [0, 0, 1200, 500]) +
        circle(930, 292, 230, testimonialDiscs.coral.disc) +
        place(ridges(ink.pageMorning), 'ridges', [0, 382, 1200, 250]),
      title: { lines: hero.titleLines, width: 560 },
      intro: { text: site.role },
    }),
  },
];

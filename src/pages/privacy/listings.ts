import { windowWithBlind } from '@/art/drawings/privacy';
import { paths } from '@/config/paths';
import { privacyHero, privacySeo } from '@/content/privacy';
import { card, eyebrow, heading, intro, picture } from '@/routing/socialCard';
import type { PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = [
  {
    path: paths.privacy,
    seo: privacySeo,
    card: () =>
      card('privacy', [
        picture(windowWithBlind, 'window'),
        eyebrow(privacyHero.timeOfDay.phase, privacyHero.timeOfDay.name),
        heading([privacyHero.title]),
        intro(privacyHero.intro),
      ]),
    breadcrumbs: [{ name: privacyHero.title, path: paths.privacy }],
    lastChanged: privacyHero.updated.date,
  },
];

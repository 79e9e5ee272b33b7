import { windowWithBlind } from '@/art/drawings/privacy';
import { paths } from '@/config/paths';
import { privacyHero, privacySeo } from '@/content/privacy';
import { place } from '@/routing/socialCard';
import type { PageListing } from '@/routing/structuredData';

export const listings: readonly PageListing[] = [
  {
    path: paths.privacy,
    seo: privacySeo,
    card: () => ({
      ground: 'linear-gradient(var(--ground-morning), var(--ground-dawn))',
      scene: place(windowWithBlind, 'window', [644, 216, 500, 430]),
      eyebrow: { phase: privacyHero.timeOfDay.phase, label: privacyHero.timeOfDay.name },
      title: { lines: [privacyHero.title] },
      intro: { text: privacyHero.intro, size: 26 },
    }),
    breadcrumbs: [{ name: privacyHero.title, path: paths.privacy }],
    lastChanged: privacyHero.updated.date,
  },
];

import { heroRidges, heroSky } from '@/art/drawings/hero';
import { windowWithBlind } from '@/art/drawings/privacy';
import { nightTown } from '@/art/drawings/skylines';
import { paths } from '@/config/paths';
import { cloudPages } from '@/content/clouds/pages';
import { hero } from '@/content/landing/hero';
import { privacyHero } from '@/content/privacy';
import { securityHero } from '@/content/security';
import { site } from '@/content/site';
import { partCards } from '@/parts/social';
import { card, disc, eyebrow, heading, intro, picture, type SocialCard } from './card';

/** One card for each page that can be shared. */
export function socialCards(): readonly SocialCard[] {
  return [
    card(paths.home, 'landing', [
      picture(heroSky, 'sky'),
      disc('coral', 'first'),
      picture(heroRidges, 'ridges'),
      heading(hero.titleLines),
      intro(site.role),
    ]),
    ...partCards,
    ...cloudPages.map((cloud) => {
      return card(
        paths.cloud(cloud.slug),
        'cloud',
        [
          picture(cloud.panorama, 'panorama'),
          eyebrow(cloud.timeOfDay.state, cloud.product),
          heading([cloud.name]),
          intro(cloud.tagline),
        ],
        cloud.id,
      );
    }),
    ...partCards,
    card(paths.privacy, 'privacy', [
      picture(windowWithBlind, 'window'),
      eyebrow(privacyHero.timeOfDay.state, privacyHero.timeOfDay.name),
      heading([privacyHero.title]),
      intro(privacyHero.intro),
    ]),
    card(paths.security, 'security', [
      picture(nightTown, 'ridges'),
      eyebrow(securityHero.timeOfDay.state, securityHero.timeOfDay.name),
      heading(securityHero.title),
    ]),
  ];
}

import { circle, drawing, fitTop, ink, line, mist, path, pill, rays, stars } from '@/art/kit';
import { ridgeLayers } from './ridges';

/** High mists and gulls, behind the hero. */
export const heroSky = drawing(
  1440,
  600,
  () =>
    mist(52, 22, 11, '700,880 760,960', '780,860', ink.mistHigh, 'opacity=".85"') +
    mist(126, 18, 10, '1330,1500 1270,1500', '1350,1500', ink.mistHigh, 'opacity=".9"') +
    line(
      'M1322 190q8-8 13 1q6-9 14-3M1356 214q7-7 11 1q5-8 12-3M1316 226q6-6 9 1q4-7 10-2',
      ink.outline,
      2.5,
      'opacity=".6"',
    ),
  { fit: fitTop },
);

/** The stars over the same sky: transparent in the light theme. */
export const heroStars = drawing(
  1440,
  520,
  () =>
    stars({
      seed: 11,
      count: 120,
      width: 1440,
      height: 420,
      fill: ink.heroStar,
      sizes: [0.5, 1.5],
      clear: [[100, 0, 775, 420]],
    }) +
    line('M1393 285h0', ink.heroStarBright, 2) +
    line('M1350 105h0', ink.heroStarBright, 4),
  { fit: fitTop },
);

/** Three ridges; the mists at the foot are the background of the section below. */
export const heroRidges = ridgeLayers(ink.pageMorning);

/** Two mist bands: units 0 to 78 are behind the client, 90 to 168 behind the quote. */
export const testimonialCard = drawing(594, 168, () =>
  mist(0, 78, 12, '0,386 100,594', '150,330', ink.plate),
);

/** The sun behind a testimonial: the disc, and the stipple over its lower part. */
export const testimonialDiscs = {
  coral: { disc: ink.sunCoral, stipple: ink.discCoralStipple },
  sun: { disc: ink.discSun, stipple: ink.discSunStipple },
  azure: { disc: ink.discAzure, stipple: ink.discAzureStipple },
};

export type DiscName = keyof typeof testimonialDiscs;

export const awardBadges = {
  sunburst: drawing(
    50,
    50,
    () =>
      circle(25, 25, 24.5, ink.sun) +
      rays(25, 25, 17, 21, 16, ink.ink, 2) +
      circle(25, 25, 12.5, ink.ink) +
      path('M25 17l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6-4.2-3.8 5.6-.6z', ink.sun),
  ),
  summit: drawing(
    50,
    50,
    () =>
      circle(25, 25, 24.5, ink.ink) +
      path('M9 36L21 16L28 27L32 21L41 36Z', ink.cream) +
      circle(34, 14, 4, ink.sunCoral) +
      pill(12, 38, 26, 3, ink.azure),
  ),
  horizon: drawing(
    50,
    50,
    () =>
      circle(25, 25, 24.5, ink.teal) +
      circle(25, 21, 8, ink.sun) +
      mist(27, 5, 2.5, '11,33 17,39', '20,30', ink.cream),
  ),
};

import {
  circle,
  drawing,
  fitBottom,
  fitMiddle,
  fitTop,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rays,
  stars,
  type Drawing,
} from '@/components/Art/kit';

/** High mists and gulls, under the head of the page. */
export const heroSky = drawing(
  1440,
  600,
  () =>
    mist(
      52,
      22,
      11,
      [
        [700, 880],
        [760, 960],
      ],
      [[780, 860]],
      ink.mistHigh,
      'opacity=".85"',
    ) +
    mist(
      126,
      18,
      10,
      [
        [1330, 1500],
        [1270, 1480],
      ],
      [[1350, 1440]],
      ink.mistHigh,
      'opacity=".9"',
    ) +
    line(
      'M1322 190q8-8 13 1q6-9 14-3M1356 214q7-7 11 1q5-8 12-3M1316 226q6-6 9 1q4-7 10-2',
      ink.outline,
      2.5,
      'opacity=".6"',
    ),
  { fit: fitTop },
);

/** The stars over the same sky, for the night only. */
export const heroStars = drawing(
  1440,
  520,
  () =>
    stars({
      seed: 11,
      count: 120,
      width: 1440,
      height: 420,
      fill: ink.starNear,
      sizes: [0.5, 1.5],
      clear: [[100, 0, 775, 420]],
    }) +
    line('M1393 285h0', ink.cream, 2) +
    line('M1350 105h0', ink.cream, 4),
  { fit: fitTop },
);

/** Three ridges; the mists at the foot are the ground of the section below. */
export const heroRidges = ridges(ink.pageMorning);

/** The stars of the top bar. */
export const topBarStars = drawing(
  1440,
  38,
  () =>
    stars({ seed: 7, count: 54, width: 1440, height: 40, fill: ink.starFar, sizes: [0.5, 1.1] }),
  { fit: fitMiddle },
);

/** The two mist bands on which the testimonial stands: 0 to 78 the client, 90 to 168 the words. */
export const testimonialPlate = drawing(594, 168, () =>
  mist(
    0,
    78,
    12,
    [
      [0, 386],
      [100, 594],
    ],
    [[150, 330]],
    ink.plate,
  ),
);

export type DiscName = 'coral' | 'sun' | 'azure';

/** The sun behind a testimonial: the disc, and the grain that is stippled over its lower part. */
export const testimonialDiscs = {
  coral: { disc: ink.discCoral, grain: ink.discCoralGrain },
  sun: { disc: ink.discSun, grain: ink.discSunGrain },
  azure: { disc: ink.discAzure, grain: ink.discAzureGrain },
} satisfies Record<DiscName, { readonly disc: string; readonly grain: string }>;

export type SealName = 'sunburst' | 'summit' | 'horizon';

export const awardSeals = {
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
      mist(
        27,
        5,
        2.5,
        [
          [11, 33],
          [17, 39],
        ],
        [[20, 30]],
        ink.cream,
      ),
  ),
} satisfies Record<SealName, Drawing>;

export function ridges(foot: string): Drawing {
  return drawing(
    1440,
    300,
    () =>
      hill(
        [
          [0, 196],
          [220, 120],
          [430, 178],
          [700, 116],
          [980, 170],
          [1200, 92],
          [1440, 150],
        ],
        300,
        ink.hillFar,
      ) +
      hill(
        [
          [0, 214],
          [300, 176],
          [560, 226],
          [860, 160],
          [1120, 214],
          [1440, 168],
        ],
        300,
        ink.hillMid,
      ) +
      hill(
        [
          [0, 240],
          [260, 252],
          [620, 206],
          [900, 250],
          [1180, 206],
          [1440, 236],
        ],
        300,
        ink.hillNear,
      ) +
      mist(
        150,
        20,
        10,
        [
          [-60, 190],
          [40, 330],
        ],
        [[80, 150]],
        ink.mistWarm,
      ) +
      mist(
        188,
        16,
        9,
        [
          [640, 850],
          [720, 960],
        ],
        [[750, 820]],
        ink.mistWarm,
      ) +
      mist(
        166,
        18,
        9,
        [
          [1270, 1500],
          [1180, 1420],
        ],
        [[1300, 1380]],
        ink.mistWarm,
      ) +
      mist(
        206,
        28,
        14,
        [
          [-80, 470],
          [-80, 760],
          [-80, 1560],
        ],
        [
          [60, 360],
          [120, 600],
        ],
        foot,
      ) +
      mist(
        206,
        26,
        13,
        [
          [1060, 1560],
          [930, 1560],
          [-60, 1560],
        ],
        [
          [1160, 1480],
          [1060, 1500],
        ],
        foot,
      ),
    { fit: fitBottom },
  );
}

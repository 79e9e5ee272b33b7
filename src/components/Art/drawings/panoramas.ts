import {
  circle,
  drawing,
  each,
  fitBottom,
  fitMiddle,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  scatter,
  stars,
  times,
  type Drawing,
  type Point,
} from '@/components/Art/kit';

const cloudPanorama = (body: () => string): Drawing => drawing(1440, 460, body, { fit: fitBottom });

const summit: Point = [760, 84];

const stations: readonly Point[] = [
  [118, 398],
  [193, 380],
  [269, 388],
  [341, 366],
  [414, 374],
  [485, 348],
  [547, 356],
  [606, 322],
  [664, 334],
  [650, 282],
  [701, 258],
  [689, 206],
  [739, 170],
];

/** A route of thirteen stations and a flag: fourteen offerings. */
export const salesPanorama = cloudPanorama(
  () =>
    circle(934, 176, 128, ink.sunPale) +
    mist(
      110,
      20,
      10,
      [
        [210, 430],
        [130, 360],
      ],
      [[250, 330]],
      ink.paper,
    ) +
    mist(
      150,
      18,
      9,
      [
        [1240, 1500],
        [1180, 1420],
      ],
      [[1270, 1390]],
      ink.paper,
    ) +
    hill(
      [
        [0, 330],
        [220, 262],
        [460, 330],
        [700, 250],
      ],
      460,
      ink.hillCoral,
    ) +
    hill(
      [
        [900, 460],
        [1100, 280],
        [1280, 320],
        [1460, 260],
      ],
      460,
      ink.hillCoral,
    ) +
    path('M850 460L1056 206L1290 460Z', ink.verm) +
    path('M1056 206L1096 256L1070 246L1052 266L1036 244L1020 250Z', ink.snow) +
    path(`M290 460L${summit.join(' ')}L1150 460Z`, ink.ink) +
    path('M760 84L854 175L814 166L786 196L750 168L716 190L682 168L658 166Z', ink.paper) +
    hill(
      [
        [0, 352],
        [240, 330],
        [500, 344],
        [680, 306],
        [940, 372],
        [1200, 336],
        [1440, 350],
      ],
      460,
      ink.indigo,
    ) +
    mist(
      236,
      20,
      10,
      [
        [1020, 1260],
        [1100, 1360],
      ],
      [[1130, 1230]],
      ink.paper,
    ) +
    mist(
      254,
      18,
      9,
      [
        [400, 582],
        [340, 500],
      ],
      [[430, 480]],
      ink.mistPeach,
    ) +
    line(
      `M${stations.map((station) => station.join(' ')).join('L')}`,
      ink.cream,
      3,
      'stroke-dasharray="0.1 9"',
    ) +
    line('M739 170L760 88', ink.ink, 3, 'stroke-dasharray="0.1 9"') +
    line(
      scatter(stations, (x, y) => `M${x} ${y}h0`),
      ink.sun,
      15,
    ) +
    line('M760 86V32', ink.ink, 5) +
    path('M760 30h52l-12 14 12 14h-52z', ink.verm) +
    pill(-40, 428, 360, 12, ink.coral) +
    pill(1060, 412, 420, 12, ink.azure) +
    pill(620, 436, 300, 10, ink.slate) +
    pill(840, 400, 140, 9, ink.slate),
);

/** Ten streams of rain into one pool: ten offerings. */
export const dataPanorama = cloudPanorama(
  () =>
    each(
      [
        [232, ink.coral],
        [206, ink.amber],
        [180, ink.butter],
        [154, ink.paper],
      ] as const,
      ([radius, stroke]) =>
        `<path d="M${1120 - radius} 380v-26a${radius} ${radius} 0 0 1 ${2 * radius} 0v26" fill="none" stroke="${stroke}" stroke-width="26"/>`,
    ) +
    circle(1120, 330, 92, ink.sun) +
    hill(
      [
        [800, 460],
        [980, 322],
        [1180, 352],
        [1440, 290],
      ],
      460,
      ink.lagoon,
    ) +
    line(rain(0), ink.outline, 7) +
    line(rain(1), ink.rain, 7) +
    line(rain(2), ink.paper, 7) +
    mist(
      96,
      40,
      16,
      [
        [150, 560],
        [60, 760],
        [120, 850],
      ],
      [
        [230, 500],
        [220, 700],
      ],
      ink.paper,
    ) +
    mist(
      66,
      30,
      13,
      [
        [560, 780],
        [640, 900],
      ],
      [[670, 750]],
      ink.pale,
    ) +
    path('M0 352H1440V460H0Z', ink.blue) +
    line(
      times(10, (i) => `M${140 + i * 72} ${366 + (i % 2) * 12}h0`),
      ink.sun,
      15,
    ) +
    hill(
      [
        [880, 460],
        [1130, 356],
        [1300, 366],
        [1460, 330],
      ],
      460,
      ink.teal,
    ) +
    pill(-30, 394, 300, 12, ink.sky) +
    pill(330, 386, 190, 9, ink.azure) +
    pill(600, 398, 320, 12, ink.sky) +
    pill(160, 420, 360, 10, ink.azure) +
    pill(720, 424, 200, 9, ink.sun) +
    path('M0 440H1440V460H0Z', ink.ink) +
    hill(
      [
        [960, 452],
        [1200, 410],
        [1460, 396],
      ],
      460,
      ink.ink,
    ),
);

/** Stars behind the dial of the eight clouds. */
export const dialStars = drawing(
  1440,
  180,
  () =>
    stars({ seed: 31, count: 60, width: 1440, height: 180, fill: ink.starFar, sizes: [0.5, 1.2] }),
  { fit: fitMiddle },
);

/** Every third stream, beginning with the one numbered `rest`: one ink, one path. */
function rain(rest: number): string {
  return times(10, (i) => {
    if (i % 3 !== rest) return '';
    const top = 230 + ((i * 7) % 12) + rest * 6;
    return times(5, (drop) =>
      top + drop * 36 < 340 ? `M${140 + i * 72} ${top + drop * 36}v20` : '',
    );
  });
}

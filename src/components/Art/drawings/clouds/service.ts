import { cloudPanorama, type CloudTiles } from '@/components/Art/drawings/cloudDrawings';
import { each, hill, ink, line, mist, path, pill, rect, stars } from '@/components/Art/kit';

/** Left, width, height of the wall, height of the gable. */
const houses = [
  [362, 64, 76, 32],
  [430, 72, 112, 36],
  [506, 60, 86, 32],
  [570, 80, 134, 40],
  [654, 62, 96, 32],
  [720, 74, 120, 38],
  [798, 62, 82, 32],
  [864, 66, 104, 36],
] as const;

const quay = 366;

/** Eight houses, each with a window lit: eight offerings. */
export const panorama = cloudPanorama(
  () =>
    stars({
      seed: 23,
      count: 80,
      width: 1440,
      height: 270,
      fill: ink.starNear,
      sizes: [0.6, 1.6],
      clear: [[0, 84, 1440, 236]],
    }) +
    path('M1008 158L1460 104V204ZM1008 158L-20 112V214Z', ink.butter) +
    hill(
      [
        [0, 316],
        [200, 262],
        [470, 330],
        [700, 288],
        [980, 320],
        [1240, 262],
        [1460, 320],
      ],
      quay,
      ink.cityHill,
    ) +
    mist(
      262,
      18,
      9,
      [
        [110, 300],
        [180, 370],
      ],
      [[210, 270]],
      ink.nightMist,
    ) +
    mist(
      282,
      18,
      9,
      [
        [1130, 1330],
        [1190, 1420],
      ],
      [[1220, 1300]],
      ink.nightMist,
    ) +
    path(row(0), ink.plum) +
    path(row(1), ink.night) +
    line(
      each(houses, ([x, width, wall]) => `M${x + width / 2} ${quay + 14 - wall}v14`),
      ink.butter,
      17,
    ) +
    path('M880 460Q930 372 980 356H1040Q1090 372 1140 460Z', ink.ink) +
    path('M988 184H1028L1042 360H974Z', ink.paper) +
    path('M985 226H1031L1035.500 274H980.500Z', ink.verm) +
    rect(990, 138, 36, 42, ink.sun) +
    path('M982 140L1008 108L1034 140Z', ink.verm) +
    rect(976, 178, 64, 10, ink.ink, 4) +
    path(`M0 ${quay}H940Q980 372 1000 392H1440V460H0Z`, ink.ink) +
    line(
      each(
        houses,
        ([x, width], i) =>
          `M${x + width / 2 - 8} ${quay + 22 + (i % 2) * 8}h16M${x + width / 2 - 3} ${quay + 40 + (i % 2) * 8}h6`,
      ),
      ink.butter,
      6,
    ) +
    pill(-40, 402, 300, 12, ink.slate) +
    pill(1120, 414, 400, 12, ink.azure) +
    pill(640, 436, 320, 10, ink.slate),
);

/** Every second house, beginning with the one numbered `rest`: one ink, one path. */
function row(rest: number): string {
  return each(houses, ([x, width, wall, gable], i) =>
    i % 2 === rest
      ? `M${x} ${quay}V${quay - wall}l${width / 2}-${gable}l${width / 2} ${gable}V${quay}Z`
      : '',
  );
}

export const tiles = {} satisfies CloudTiles;

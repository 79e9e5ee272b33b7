import { cloudPanorama, tallTile } from '@/art/drawings/cloudDrawings';
import {
  circle,
  each,
  heroSun,
  hill,
  ink,
  line,
  mist,
  part,
  path,
  pill,
  rect,
  stars,
} from '@/art/kit';

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
    hill('0,316 200,262 470,330 700,288 980,320 1240,262 1460,320', quay, ink.cityHill) +
    mist(262, 18, 9, '110,300 180,370', '210,270', ink.nightMist) +
    mist(282, 18, 9, '1130,1330 1190,1420', '1220,1300', ink.nightMist) +
    path(houseRow(0), ink.plum) +
    path(houseRow(1), ink.night) +
    part(
      'count',
      each(houses, ([x, width, wall]) =>
        line(`M${x + width / 2} ${quay + 14 - wall}v14`, ink.butter, 17),
      ),
    ) +
    path('M880 460Q930 372 980 356H1040Q1090 372 1140 460Z', ink.ink) +
    path('M988 184H1028L1042 360H974Z', ink.paper) +
    path('M985 226H1031L1035.500 274H980.500Z', ink.vermilion) +
    heroSun(1008, 158, 46, ink.sun) +
    rect(990, 138, 36, 42, ink.paper) +
    path('M982 140L1008 108L1034 140Z', ink.vermilion) +
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

/** The houses whose index modulo 2 is `remainder`, in one path with one ink. */
function houseRow(remainder: number): string {
  return each(houses, ([x, width, wall, gable], i) =>
    i % 2 === remainder
      ? `M${x} ${quay}V${quay - wall}l${width / 2}-${gable}l${width / 2} ${gable}V${quay}Z`
      : '',
  );
}

export const tiles = {
  switchboard: tallTile(
    ink.groundSalmon,
    () =>
      circle(260, 166, 104, ink.sunCoral) +
      mist(60, 20, 10, '-20,120 -20,160', '10,100', ink.mistPeach) +
      hill('0,420 140,372 390,372 520,410', 540, ink.plum) +
      path('M166 480V236H354V480Z', ink.indigo) +
      path('M140 244L260 116L380 244Z', ink.ink) +
      each(
        [
          [182, 262],
          [280, 262],
          [182, 352],
          [280, 352],
        ] as const,
        ([x, y]) => rect(x, y, 58, 62, ink.butter, 4),
      ) +
      line(
        'M136 205H158C190 205 174 293 211 293M136 340H158C180 340 176 383 211 383M384 205H362C330 205 346 293 309 293M384 340H362C340 340 344 383 309 383',
        ink.cream,
        7,
      ) +
      line('M211 293h0M211 383h0M309 293h0M309 383h0', ink.coral, 24) +
      line('M136 205h0M136 340h0M384 205h0M384 340h0', ink.paper, 62) +
      rect(125, 187, 22, 36, ink.ink, 6) +
      line('M136 216h0', ink.paper, 4) +
      path(
        'M116 330a10 10 0 0 1 10-10h20a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10h-12l-10 10v-10a10 10 0 0 1-8-10z',
        ink.ink,
      ) +
      rect(366, 192, 36, 26, ink.ink, 4) +
      line('M370 197L384 207L398 197', ink.paper, 3) +
      path('M384 362c-12-16-17-22-17-30a17 17 0 0 1 34 0c0 8-5 14-17 30z', ink.ink) +
      circle(384, 332, 6, ink.paper) +
      hill('0,484 260,456 520,484', 540, ink.ink),
  ),
  nightdesk: tallTile(
    ink.groundIndigo,
    () =>
      stars({
        seed: 5,
        count: 70,
        width: 520,
        height: 320,
        fill: ink.starNear,
        sizes: [0.8, 1.8],
        clear: [
          [100, 70, 210, 190],
          [130, 180, 300, 270],
          [260, 190, 450, 320],
        ],
      }) +
      circle(150, 126, 40, ink.cream) +
      circle(169, 113, 36, ink.groundIndigo) +
      hill('0,392 130,362 300,416 520,372', 540, ink.cityHill) +
      path('M110 390V326L166 284L222 326V390Z', ink.night) +
      rect(154, 334, 24, 28, ink.butter, 4) +
      line('M167 276Q167 266 166 262', ink.cream, 4, 'stroke-dasharray="0.1 10"') +
      path('M298 290L232 456H438L372 290Z', ink.building) +
      line('M400 450V366L338 262', ink.starFar, 10) +
      circle(338, 262, 52, ink.sun) +
      path(
        'M150 216a30 30 0 0 1 30-30h66a30 30 0 0 1 0 60h-66l-20 16 2-24a30 30 0 0 1-12-22z',
        ink.cream,
      ) +
      line('M186 216h0M213 216h0M240 216h0', ink.ink, 13) +
      path('M0 456H520V540H0Z', ink.ink) +
      pill(346, 444, 68, 14, ink.starFar) +
      pill(-20, 482, 240, 11, ink.slate) +
      pill(290, 504, 200, 11, ink.azure),
  ),
};

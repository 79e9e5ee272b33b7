import { cloudPanorama, tallTile, wideTile } from '@/art/drawings/cloudDrawings';
import {
  circle,
  countingDots,
  each,
  group,
  heroSun,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  type Point,
} from '@/art/kit';

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

/** Covers the line that antialiasing leaves between snow and rock. */
const snowEdge = (colour: string) => `stroke="${colour}" stroke-width="2"`;

/** A route of thirteen stations and a flag: fourteen offerings. */
export const panorama = cloudPanorama(
  () =>
    heroSun(934, 212, 116, ink.sunPale) +
    mist(110, 20, 10, '210,430 130,360', '250,330', ink.paper) +
    mist(150, 18, 9, '1240,1500 1180,1420', '1270,1390', ink.paper) +
    hill('0,330 220,262 460,330 700,250', 460, ink.hillCoral) +
    hill('900,460 1100,280 1280,320 1460,260', 460, ink.hillCoral) +
    path('M850 460L1056 206L1290 460Z', ink.vermilion) +
    path('M1056 206L1102 256L1074 246L1052 266L1036 244L1020 250Z', ink.snow, snowEdge(ink.snow)) +
    path(`M290 460L${summit.join(' ')}L1150 460Z`, ink.ink) +
    path(
      'M760 84L854 175L814 166L786 196L750 168L716 190L682 168L658 166Z',
      ink.paper,
      snowEdge(ink.paper),
    ) +
    hill('0,352 240,330 500,344 680,306 940,372 1200,336 1440,350', 460, ink.indigo) +
    mist(236, 20, 10, '1020,1260 1100,1360', '1130,1230', ink.paper) +
    mist(254, 18, 9, '400,582 340,500', '430,480', ink.mistPeach) +
    line(
      `M${stations.map((station) => station.join(' ')).join('L')}`,
      ink.cream,
      3,
      'stroke-dasharray="0.1 9"',
    ) +
    line('M739 170L760 88', ink.ink, 3, 'stroke-dasharray="0.1 9"') +
    countingDots(stations, ink.sun) +
    line('M760 86V32', ink.ink, 5) +
    path('M760 30h52l-12 14 12 14h-52z', ink.vermilion) +
    pill(-40, 428, 360, 12, ink.coral) +
    pill(1060, 412, 420, 12, ink.azure) +
    pill(620, 436, 300, 10, ink.slate) +
    pill(840, 400, 140, 9, ink.slate),
);

const streams = [
  [ink.coral, 62],
  [ink.azureBright, 130],
  [ink.ink, 198],
  [ink.tealBright, 266],
  [ink.blueBright, 334],
  [ink.coral, 402],
] as const;

export const tiles = {
  leads: tallTile(
    ink.groundMorning,
    () =>
      each(streams, ([stroke, y]) =>
        line(`M-10 ${y}H120C240 ${y} 190 232 320 232H540`, stroke, 10),
      ) +
      circle(366, 232, 92, ink.sun) +
      line('M326 234l28 28l54-58', ink.ink, 11) +
      each(
        streams,
        ([fill, y], i) =>
          circle(56 + ((i * 53) % 84), y, 18, fill) +
          circle(56 + ((i * 53) % 84), y, 7, ink.groundMorning),
      ) +
      mist(372, 22, 11, '320,480 390,570', '420,460', ink.paper) +
      hill('0,490 170,446 360,500 520,458', 540, ink.blue) +
      hill('0,522 260,498 520,520', 540, ink.ink),
  ),
  quote: tallTile(
    ink.groundButter,
    () =>
      group(
        'translate(0 46)',
        circle(384, 150, 104, ink.sunCoral) +
          rect(112, 74, 210, 360, ink.ink, 10, 'transform="rotate(-7 217 250)"') +
          rect(150, 50, 214, 400, ink.paper, 10) +
          pill(176, 82, 104, 16, ink.ink) +
          each(
            [
              [128, 160, 76],
              [158, 128, 56],
              [188, 148, 96],
              [218, 100, 40],
            ] as const,
            ([y, full, part]) =>
              pill(176, y, full, 9, ink.silver) + pill(176, y, part, 9, ink.azure),
          ) +
          pill(176, 262, 70, 20, ink.ink) +
          line('M262 278q11-24 21-4t19-9t17 6t24-6', ink.vermilion, 4.5) +
          mist(120, 20, 10, '-20,96 -20,130', '10,70', ink.paper) +
          mist(232, 20, 10, '420,570 400,520', '440,500', ink.paper),
      ) +
      hill('0,470 140,436 300,484 520,430', 540, ink.teal) +
      hill('0,518 260,490 520,516', 540, ink.ink),
  ),
  patch: wideTile(
    ink.groundTangerine,
    () =>
      circle(404, 96, 62, ink.sunPale) +
      hill('0,150 160,96 340,160 520,120', 330, ink.hillOchre) +
      hill('0,214 200,164 400,222 520,196', 330, ink.vermilion) +
      hill('0,280 240,216 520,262', 330, ink.teal) +
      hill('0,308 220,284 520,312', 330, ink.ink) +
      line('M110 112V54M330 204V140M214 238V176', ink.ink, 5) +
      path('M110 54h38l-9 11 9 11h-38zM330 140h38l-9 11 9 11h-38z', ink.ink) +
      path('M214 176h38l-9 11 9 11h-38z', ink.butter) +
      mist(132, 16, 8, '400,560 440,560', '460,530', ink.mistPeach) +
      mist(206, 16, 8, '-20,90 -20,140', '10,70', ink.mistPeach),
  ),
  bars: wideTile(
    ink.groundSalmon,
    () =>
      circle(92, 92, 50, ink.sunPale) +
      each(
        [
          [30, 74, ink.plum],
          [98, 102, ink.plumPale],
          [166, 88, ink.plum],
          [234, 136, ink.ink],
          [302, 118, ink.plum],
          [370, 166, ink.plumPale],
          [438, 206, ink.vermilion],
        ] as const,
        ([x, height, fill]) => rect(x, 276 - height, 50, height, fill),
      ) +
      line('M54 184Q200 176 290 112T484 40', ink.ink, 5, 'stroke-dasharray="0.1 12"') +
      circle(484, 40, 10, ink.ink) +
      rect(0, 276, 520, 60, ink.ink) +
      mist(208, 16, 8, '-30,84 -30,130', '0,60', ink.mistPeach) +
      pill(40, 294, 200, 9, ink.coral) +
      pill(200, 310, 300, 9, ink.azure),
  ),
};

import {
  circle,
  drawing,
  each,
  fitBottom,
  fitTop,
  heroSun,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  scatter,
  stars,
  type Pairs,
} from '@/art/kit';

type Tower = readonly [x: number, y: number, width: number];

const towers: readonly Tower[] = [
  [0, 193.1, 64],
  [64, 158.1, 48],
  [112, 230.6, 78],
  [190, 136.7, 56],
  [246, 215.7, 88],
  [352, 140, 60],
  [1010, 173.3, 68],
  [1078, 196.2, 54],
  [1132, 163.7, 98],
  [1230, 186.2, 62],
  [1292, 225.1, 80],
  [1372, 176.3, 70],
];

const butterWindows =
  '90,212 90,232 122,244 154,244 200,150 200,210 320,249 394,154 362,194 378,194 394,214 362,227 1020,187 1036,187 1020,227 1088,210 1190,177 1158,197 1190,217 1256,240 1318,239 1382,210';

const apricotWindows =
  '10,207 26,207 10,227 26,227 42,227 74,232 200,230 272,229 304,229 378,174 378,227 1052,207 1104,210 1142,177 1174,197 1174,217 1240,200 1272,220 1350,239 1398,190 1414,210';

const windows = (points: Pairs, fill: string) =>
  path(
    scatter(points, (x, y) => `M${x} ${y}h6v8h-6z`),
    fill,
  );

const ridgeBehindTown = '0,170 240,120 480,196 760,236 1020,190 1240,120 1440,176';

const town = () =>
  each(towers, ([x, y, width]) => rect(x, y, width, 300 - y, ink.night)) +
  windows(butterWindows, ink.butter) +
  windows(apricotWindows, ink.apricot) +
  hill('0,262 420,240 760,270 1100,238 1440,262', 300, ink.night);

/** At the bottom of Customers: the setting sun behind a skyline with lit windows. */
export const duskSkyline = drawing(
  1440,
  300,
  () =>
    circle(720, 190, 92, ink.sunBlush, 'data-part="sun"') +
    hill(ridgeBehindTown, 300, ink.cityHill) +
    town() +
    mist(206, 18, 9, '420,640 500,760', '530,620', ink.duskMist),
  { fit: fitBottom },
);

/** A closed door, its keyhole lit from behind, and the path that leads to it. */
const lockedDoor =
  path('M676 268C676 284 640 286 560 300H880C800 286 764 284 764 268Z', ink.cityHill) +
  path('M662 268V146a58 58 0 0 1 116 0V268Z', ink.butter) +
  path('M672 268V146a48 48 0 0 1 96 0V268Z', ink.building) +
  path('M682 146a38 38 0 0 1 76 0Z', ink.moon) +
  line('M720 146V112M720 146L694 122M720 146L746 122', ink.building, 4) +
  line(
    'M686 162H714V198H686ZM726 162H754V198H726ZM686 226H714V256H686ZM726 226H754V256H726Z',
    ink.buildingDeep,
    4,
  ) +
  circle(720, 209, 7, ink.butter) +
  path('M720 208L726 226H714Z', ink.butter) +
  pill(652, 264, 136, 9, ink.butter);

/** The same town under a full moon, with one locked door: the page about security. */
export const nightTown = drawing(
  1440,
  300,
  () =>
    heroSun(1000, 92, 64, ink.moon) +
    mist(104, 18, 9, '900,1090 960,1160', '980,1070', ink.building) +
    mist(150, 18, 9, '420,640 500,760', '530,620', ink.building) +
    hill(ridgeBehindTown, 300, ink.cityHill) +
    town() +
    lockedDoor,
  { fit: fitBottom },
);

/** Stars and mist behind Integrations, without stars behind its heading. */
export const citySky = drawing(
  1440,
  500,
  () =>
    stars({
      seed: 77,
      count: 89,
      width: 1440,
      height: 420,
      fill: ink.starFar,
      sizes: [0.5, 1.5],
      clear: [
        [100, 0, 662, 200],
        [905, 64, 1280, 176],
      ],
    }) + mist(300, 22, 11, '-60,120 -60,60', '0,40', ink.nightMist),
  { fit: fitTop },
);

/** The moon of the same sky, separate, because narrow screens hide it. */
export const cityMoon = drawing(
  1440,
  500,
  () =>
    path('M706 236a64 64 0 1 0 56 94a56 56 0 0 1-56-94Z', ink.moon) +
    mist(322, 20, 10, '600,720 650,830', '668,704', ink.building),
  { fit: fitTop },
);

/** The roofs of the buildings; the last row meets the building's top edge. */
export const cityRoofs = {
  aerial: drawing(
    208,
    40,
    () =>
      rect(28, 0, 6, 40, ink.building) +
      circle(31, 4, 4, ink.coral) +
      rect(120, 18, 56, 22, ink.building),
  ),
  dome: drawing(120, 40, () => path('M0 40V30A60 30 0 0 1 120 30V40Z', ink.buildingDeep)),
  gable: drawing(208, 46, () => path('M0 46L104 0L208 46Z', ink.building)),
  tower: drawing(
    484,
    56,
    () =>
      rect(300, 22, 130, 34, ink.buildingDeep) +
      rect(352, 0, 8, 24, ink.buildingDeep) +
      circle(356, 3, 4, ink.coral) +
      rect(60, 34, 70, 22, ink.buildingDeep),
  ),
};

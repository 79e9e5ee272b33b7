import { dialogSky } from '@/art/drawings/interface/dialogs';
import {
  circle,
  clip,
  drawing,
  fitBottom,
  group,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
} from '@/art/kit';

const doorway = '<path d="M992 408V168a86 86 0 0 1 172 0V408Z"/>';

/** Two panels and a letter slot; the half sun stands in the light above. */
export const closedLeaf = (id: string) =>
  clip(
    `${id}-light`,
    doorway,
    rect(992, 82, 172, 86, ink.groundPeach) + circle(1078, 168, 50, ink.sunCoral),
  ) +
  rect(992, 178, 172, 230, ink.blue) +
  line('M1012 198H1068V282H1012ZM1088 198H1144V282H1088Z', ink.paper, 3) +
  line('M1012 326H1068V390H1012ZM1088 326H1144V390H1088Z', ink.paper, 3) +
  pill(1050, 299, 56, 10, ink.paper) +
  circle(1146, 304, 8, ink.sun);

/** Behind it the day has begun on a level horizon, and its light falls on the way. */
export const openLeaf = (id: string) =>
  clip(
    `${id}-view`,
    doorway,
    rect(992, 82, 172, 216, ink.groundPeach) +
      circle(1110, 298, 46, ink.sunCoral) +
      mist(190, 13, 7, '1080,1140 1110,1200', '1114,1134', ink.paper) +
      rect(992, 298, 172, 60, ink.hillMid) +
      rect(992, 342, 172, 70, ink.hillNear) +
      path('M1008 412C1052 398 1096 366 1104 298H1116C1124 366 1136 398 1149 412Z', ink.mistWarm),
  ) +
  path('M992 150L1056 184V388L992 408Z', ink.blue) +
  line('M1004 180L1044 202V276L1004 272ZM1004 292L1044 294V376L1004 388Z', ink.paper, 3) +
  circle(1050, 284, 7, ink.sun);

const tree = (x: number) =>
  line(`M${x} 404V330`, ink.outline, 4) +
  circle(x, 312, 34, ink.teal) +
  path(`M${x - 20} 376H${x + 20}L${x + 14} 410H${x - 14}Z`, ink.vermilion);

/** Between two trees; x and y are the middle of its sill. `leaf` includes what stands before it. */
export const door = (x: number, y: number, scale: number, leaf: string) =>
  group(
    `translate(${x} ${y}) scale(${scale}) translate(-1078 -408)`,
    path('M976 412V168a102 102 0 0 1 204 0V412Z', ink.darkFrame) +
      leaf +
      pill(964, 404, 228, 12, ink.darkFrame) +
      tree(936) +
      tree(1220),
  );

/** Above the question whether to delete the account: the way leads past the closed door. */
export const doorAtDusk = drawing(
  448,
  158,
  (id) =>
    circle(128, 104, 40, ink.sunCoral) +
    hill('0,104 130,84 270,118 448,88', 158, ink.hillFar) +
    hill('0,128 180,108 320,124 448,112', 158, ink.hillNear) +
    door(284, 124, 0.25, closedLeaf(id)) +
    mist(34, 13, 7, '-20,84 -20,130', '-10,40', ink.mistHigh) +
    mist(124, 17, 9, '-20,170 -20,470', '-10,130', ink.surface) +
    mist(112, 20, 9, '380,470 330,470 -20,470', '410,470 360,470', ink.surface),
  { fit: fitBottom, background: dialogSky },
);

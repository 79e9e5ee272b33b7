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
const closedLeaf = (id: string) =>
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

/** Behind it the day has begun, and its light falls on the way. */
const openLeaf = (id: string) =>
  clip(
    `${id}-view`,
    doorway,
    rect(992, 82, 172, 330, ink.groundPeach) +
      circle(1104, 272, 64, ink.sunCoral) +
      mist(206, 13, 7, '1090,1180 1120,1200', '1124,1160', ink.paper) +
      hill('980,336 1050,300 1110,332 1180,306', 420, ink.hillFar) +
      hill('980,366 1070,344 1180,368', 420, ink.hillNear) +
      path('M1008 412C1052 398 1084 384 1090 354H1102C1106 384 1130 398 1149 412Z', ink.mistWarm),
  ) +
  path('M992 150L1056 184V388L992 408Z', ink.blue) +
  line('M1004 180L1044 202V276L1004 272ZM1004 292L1044 294V376L1004 388Z', ink.paper, 3) +
  circle(1050, 284, 7, ink.sun);

/** A letter stands before the door; `front` is its upper side. */
const letter = (front: string) =>
  group(
    'translate(1078 340)',
    rect(-92, -58, 184, 130, ink.paper, 8) + path('M-92 68L-16 2H16L92 68Z', ink.cream) + front,
  );

const sealed =
  path('M-90 -56L0 20L90 -56Z', ink.snow) +
  line('M-90 -56L0 20L90 -56', ink.blue, 3) +
  circle(0, 12, 22, ink.vermilion) +
  circle(0, 12, 13, ink.sun);

/** The flap stands up, the letter is empty, half of the seal hangs on each. */
const opened =
  path('M-92 -54L0 -126L92 -54Z', ink.snow) +
  line('M-90 -56L0 -126L90 -56', ink.blue, 3) +
  path('M-88 -54L0 16L88 -54Z', ink.slate) +
  path('M-22 -104A22 22 0 0 0 22 -104L12 -112L4 -102L-6 -112L-14 -102Z', ink.vermilion) +
  path('M-22 14A22 22 0 0 1 22 14L14 22L6 12L-4 22L-12 12Z', ink.vermilion);

/** As high as the door. */
const key =
  circle(1078, 248, 40, ink.sun) +
  circle(1078, 248, 19, ink.blue) +
  path('M1070 284H1086V342H1112V358H1086V370H1104V386H1070Z', ink.sun);

/** Drifts past the door. */
const passingMist = mist(206, 24, 12, '1010,1236 944,1150', '1060,1120', ink.mistWarm);

const tree = (x: number) =>
  line(`M${x} 404V330`, ink.outline, 4) +
  circle(x, 312, 34, ink.teal) +
  path(`M${x - 20} 376H${x + 20}L${x + 14} 410H${x - 14}Z`, ink.vermilion);

/** A door that stands alone in the hills at dawn. */
const doorInTheHills = (leaf: (id: string) => string) =>
  drawing(
    1440,
    552,
    (id) =>
      line('M1292 172q14-13 22 2q9-15 24-6M1346 204q10-9 16 1q8-11 18-4', ink.outline, 3) +
      group(
        'translate(0 72)',
        hill('0,356 220,300 460,352 720,282 960,340 1200,262 1440,318', 480, ink.hillFar) +
          mist(250, 18, 9, '620,810 690,890', '720,780', ink.mistWarm) +
          mist(206, 18, 9, '1310,1520 1250,1440', '1340,1410', ink.mistWarm) +
          hill('0,392 300,350 620,398 900,352 1160,386 1440,346', 480, ink.hillMid) +
          mist(344, 20, 10, '-60,210 -60,330', '30,150', ink.mistWarm) +
          hill('0,436 320,428 700,452 1078,400 1440,432', 480, ink.hillNear) +
          path('M974 408C960 444 760 424 560 480H860C990 448 1156 450 1160 408Z', ink.mistWarm),
      ) +
      group(
        'translate(1066 480) scale(1.32) translate(-1078 -408)',
        path('M976 412V168a102 102 0 0 1 204 0V412Z', ink.darkFrame) +
          leaf(id) +
          pill(964, 404, 228, 12, ink.darkFrame) +
          tree(936) +
          tree(1220),
      ) +
      mist(510, 26, 12, '1180,1500 1040,1500 -60,1560', '1240,1460 1120,1440', ink.pagePlain) +
      mist(474, 22, 11, '-60,420 -60,560 -60,1560', '60,300 60,470', ink.pagePlain),
    { fit: fitBottom },
  );

const before = (thing: string) => doorInTheHills((id) => closedLeaf(id) + thing);

export const closedDoor = doorInTheHills(closedLeaf);
export const openDoor = doorInTheHills(openLeaf);
export const doorWithKey = before(key);
export const doorWithLetter = before(letter(sealed));
export const doorWithOpenedLetter = before(letter(opened));
export const doorInMist = before(letter(sealed) + passingMist);

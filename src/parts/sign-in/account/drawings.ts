import {
  circle,
  clip,
  drawing,
  fitBottom,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  times,
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
      circle(1104, 262, 64, ink.sunCoral) +
      mist(196, 13, 7, '1090,1180 1120,1200', '1124,1160', ink.paper) +
      hill('980,336 1050,300 1110,332 1180,306', 420, ink.hillFar) +
      hill('980,366 1070,344 1180,368', 420, ink.hillNear) +
      path('M1066 412L1088 362H1104L1134 412Z', ink.paper),
  ) +
  path('M992 150L1056 184V388L992 408Z', ink.blue) +
  line('M1004 180L1044 202V276L1004 272ZM1004 292L1044 294V376L1004 388Z', ink.paper, 3) +
  circle(1050, 284, 7, ink.sun);

const tree = (x: number) =>
  line(`M${x} 404V330`, ink.outline, 4) +
  circle(x, 312, 34, ink.teal) +
  path(`M${x - 20} 376H${x + 20}L${x + 14} 410H${x - 14}Z`, ink.vermilion);

/** A door that stands alone in the hills at dawn; `foot` is the ground below the picture. */
const doorInTheHills = (leaf: (id: string) => string, foot: string) =>
  drawing(
    1440,
    480,
    (id) =>
      line('M1262 120q14-13 22 2q9-15 24-6M1316 152q10-9 16 1q8-11 18-4', ink.outline, 3) +
      hill('0,356 220,300 460,352 720,282 960,340 1200,262 1440,318', 480, ink.hillFar) +
      mist(250, 18, 9, '690,880 760,960', '790,850', ink.mistWarm) +
      mist(206, 18, 9, '1290,1500 1230,1420', '1320,1390', ink.mistWarm) +
      hill('0,392 300,350 620,398 900,352 1160,386 1440,346', 480, ink.hillMid) +
      mist(344, 20, 10, '-60,210 -60,330', '30,150', ink.mistWarm) +
      hill('0,436 320,428 700,452 1078,400 1440,432', 480, ink.hillNear) +
      path('M1000 408C990 438 800 420 640 480H880C1000 444 1150 446 1156 408Z', ink.mistWarm) +
      path('M976 412V168a102 102 0 0 1 204 0V412Z', ink.darkFrame) +
      leaf(id) +
      pill(964, 404, 228, 12, ink.darkFrame) +
      tree(936) +
      tree(1220) +
      mist(420, 24, 12, '-60,420 -60,250', '40,180', foot) +
      mist(438, 26, 12, '1180,1500 1040,1500 -60,1560', '1240,1460 1120,1440', foot) +
      mist(456, 26, 12, '-60,560 -60,1560', '60,470', foot),
    { fit: fitBottom },
  );

/** For visitors who are logged out: the footer follows. */
export const closedDoor = doorInTheHills(closedLeaf, ink.pageFooter);

/** For visitors who are logged in: the page follows. */
export const openDoor = doorInTheHills(openLeaf, ink.pagePlain);
/** A letter, sealed with the sun, for the page that the links in mails lead to. */
export const letterAtDawn = drawing(
  420,
  360,
  (id) =>
    clip(
      `${id}-view`,
      '<rect width="420" height="360" rx="28"/>',
      rect(0, 0, 420, 360, ink.groundPeach) +
        circle(306, 104, 70, ink.sunCoral) +
        mist(58, 15, 8, '40,170 76,216', '70,150', ink.paper) +
        hill('0,236 120,200 260,240 420,204', 360, ink.hillFar) +
        hill('0,300 190,270 420,304', 360, ink.hillNear),
    ) +
    clip(
      `${id}-letter`,
      '<rect x="72" y="132" width="276" height="180" rx="14"/>',
      rect(72, 132, 276, 180, ink.paper) +
        path('M72 312L182 216L238 216L348 312Z', ink.cream) +
        path('M72 132L210 238L348 132Z', ink.snow) +
        line('M72 132L210 238L348 132', ink.blue, 3) +
        times(3, (i) => rect(92, 274 + i * 10, 58 - i * 14, 4, ink.silver, 2)),
    ) +
    circle(210, 230, 30, ink.vermilion) +
    circle(210, 230, 19, ink.sun) +
    clip(
      `${id}-mist`,
      '<rect width="420" height="360" rx="28"/>',
      mist(312, 16, 8, '-20,150 -20,210', '20,120', ink.mistWarm) +
        mist(300, 16, 8, '290,440 250,440', '310,430', ink.mistWarm),
    ),
);

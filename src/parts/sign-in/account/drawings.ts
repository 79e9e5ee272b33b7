import { circle, clip, drawing, hill, ink, line, mist, path, rect, times } from '@/art/kit';

const knob = (x: number, y: number) => circle(x, y, 9, ink.sun);

/** An open door at dawn, the key in it, for the account page. */
export const doorAtDawn = drawing(
  420,
  360,
  (id) =>
    rect(96, 18, 228, 342, ink.darkFrame, 16) +
    clip(
      `${id}-view`,
      '<rect x="112" y="34" width="196" height="326" rx="4"/>',
      rect(112, 34, 196, 326, ink.groundPeach) +
        circle(226, 214, 72, ink.sunCoral) +
        mist(96, 13, 7, '120,210 150,250', '140,190', ink.paper) +
        hill('100,268 180,232 250,272 330,238', 360, ink.hillFar) +
        hill('100,312 200,286 330,318', 360, ink.hillNear) +
        path('M190 360L204 312L222 312L262 360Z', ink.paper) +
        mist(236, 13, 7, '230,330 200,330', '240,320', ink.mistWarm),
    ) +
    path('M112 34L188 62V346L112 360Z', ink.blue) +
    line('M126 74L174 91V182L126 176Z', ink.paper, 3) +
    line('M126 210L174 212V318L126 330Z', ink.paper, 3) +
    knob(176, 200) +
    line('M176 209V236', ink.paper, 4) +
    line('M176 228h9M176 236h12', ink.paper, 4) +
    rect(60, 352, 300, 8, ink.teal, 4),
);

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

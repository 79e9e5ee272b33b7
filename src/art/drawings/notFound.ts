import { circle, drawing, fitBottom, hill, ink, line, mist, part, path } from '@/art/kit';

const digitFour = (x: number): string =>
  path(
    `M${x + 32} 520V420H${x - 172}V340L${x + 12} 107H${x + 128}V336H${x + 178}V420H${x + 128}V520ZM${x + 32} 336V216L${x - 62} 336Z`,
    ink.fogFigure,
    'fill-rule="evenodd"',
  );

/** The number 404, with the sun as its zero, in three layers of fog. */
export const fogView = drawing(
  1440,
  640,
  () =>
    line('M1190 64q14-13 22 2q9-15 24-6M1266 92q10-9 16 1q8-11 18-4', ink.outline, 3.5) +
    digitFour(290) +
    digitFour(1150) +
    circle(720, 312, 214, ink.halo) +
    circle(720, 312, 166, ink.sun) +
    mist(168, 30, 13, '-60,250 -60,180', '0,130', ink.fog) +
    mist(214, 32, 14, '850,1080 780,1010', '890,970', ink.fog) +
    hill('0,500 220,440 430,496 700,430 980,492 1200,424 1440,470', 640, ink.fogHill) +
    mist(300, 34, 15, '300,620 380,560', '430,530', ink.fog) +
    mist(352, 36, 15, '1190,1420 1240,1500', '1270,1390', ink.fog) +
    part(
      'drift',
      mist(402, 38, 16, '-60,300 -60,520', '20,240', ink.fog) +
        mist(430, 38, 16, '760,1120 860,1500', '900,1080', ink.fog),
    ) +
    hill('0,560 300,516 620,566 940,512 1440,566', 640, ink.fogHillNear) +
    mist(506, 40, 16, '240,700 -60,560', '300,520', ink.fog) +
    mist(524, 38, 16, '1080,1400 960,1500', '1130,1360', ink.pageNoon) +
    mist(562, 42, 16, '-60,460 -60,1560', '40,380', ink.pageNoon) +
    mist(586, 44, 18, '900,1560 -60,1560', '980,1440', ink.pageNoon),
  { fit: fitBottom },
);

import { drawing, fitBottom, fitStretch, hill, ink, mist, rect, type Drawing } from '@/art/kit';

/* The last band of each edge runs past the viewBox, so that no gap shows between two sections. */

export const edge = (height: number, fit: string, ...mists: string[]): Drawing =>
  drawing(1440, height, () => mists.join(''), { fit });

/** Mist in the background colour of the forenoon. */
export const forenoonEdge = edge(
  120,
  fitBottom,
  mist(34, 26, 12, '900,1500 760,1500 -60,1560', '960,1440 860,1420', ink.pageForenoon),
  mist(46, 22, 11, '-60,300 -60,430 -60,1500', '20,240 20,360', ink.pageForenoon),
);

/** Mist in the ground of Offerings and of the pages of text. */
export const domainsBottomEdge = edge(
  120,
  fitBottom,
  mist(30, 26, 12, '-60,420 -60,640 -60,1560', '20,330 20,540', ink.pageNoon),
  mist(28, 24, 12, '1040,1560 900,1560 -60,1560', '1120,1500 980,1500', ink.pageNoon),
);

/** Mist in the ground of a page, over a band of facts. */
export const factsBottomEdge = edge(
  84,
  fitBottom,
  mist(14, 20, 10, '-60,330 -60,520 -60,1560', '20,240 30,420', ink.pagePlain),
  mist(18, 18, 9, '1080,1560 930,1560 -60,1560', '1150,1500 1010,1490', ink.pagePlain),
);

/** Mist in the first colour of the afternoon. */
export const offeringsBottomEdge = edge(
  120,
  fitBottom,
  mist(34, 24, 12, '980,1560 840,1560 -60,1560', '1060,1500 900,1480', ink.pageAfternoon),
  mist(58, 22, 11, '-60,340 -60,520 -60,1560', '20,270 40,420', ink.pageAfternoon),
);

/** Mist in the last colour of the night. */
export const integrationsBottomEdge = edge(
  110,
  fitBottom,
  mist(26, 26, 12, '-60,330 -60,560 -60,1560', '30,250 60,450', ink.pageSmallHours),
  mist(44, 24, 12, '1130,1560 930,1560 -60,1560', '1200,1500 1030,1480', ink.pageSmallHours),
);

/** Over the seven stripes above Contact: mist in the colours of the night and of Contact. */
export const dawnStrips = edge(
  250,
  fitStretch,
  mist(-24, 34, 14, '-60,1560 -60,640 -60,300', '40,520 40,220', ink.pageSmallHours),
  mist(-24, 34, 14, '-60,1560 860,1560 1160,1560', '940,1480 1240,1480', ink.pageSmallHours),
  mist(150, 20, 10, '150,420 240,560', '270,390', ink.pageDawn),
  mist(196, 20, 10, '1010,1290 900,1180', '1040,1150', ink.pageDawn),
  mist(204, 24, 12, '-60,620 -60,1560', '40,500', ink.pageDawn),
);

/** Mist in the first colour of the footer, over the end of a page; unseen where that has its colour. */
export const footerEdge = edge(
  80,
  fitBottom,
  mist(6, 22, 10, '980,1330 880,1560 -60,1560', '1040,1240 940,1400', ink.pageFooter),
  mist(34, 22, 10, '-60,260 -60,430 -60,1560', '20,190 30,340', ink.pageFooter),
);

/** In front of the rising wordmark; the lowest rectangle is the background of the legal line. */
export const footerHills = edge(
  220,
  fitBottom,
  hill('0,140 260,92 560,150 860,96 1160,150 1440,100', 220, ink.hillMid),
  hill('0,176 300,150 700,186 1080,146 1440,180', 220, ink.footerHill),
  mist(96, 22, 11, '-40,240 60,380', '90,210', ink.mistWarm),
  mist(114, 20, 10, '1130,1480 1040,1350', '1160,1320', ink.mistWarm),
  mist(132, 18, 9, '560,800 640,900', '670,780', ink.mistWarm),
  rect(0, 196, 1440, 30, ink.pageLegal),
);

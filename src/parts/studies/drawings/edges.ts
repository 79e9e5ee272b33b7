import { edge } from '@/art/drawings/dividers';
import { circle, fitBottom, fitTop, hill, ink, mist } from '@/art/kit';

/** Mist in the background colour of what is above. */
const topEdge = (ground: string) =>
  edge(
    110,
    fitTop,
    mist(-20, 24, 12, '-60,1560 -60,640 -60,340', '20,540 30,260', ground),
    mist(-20, 24, 12, '-60,1560 980,1560 1200,1560', '1060,1480 1260,1480', ground),
  );

export const caseStudiesTopEdge = topEdge(ink.pageAfternoonEnd);
export const challengesTopEdge = topEdge(ink.pageNoon);

/** The low sun, two ridges, and mist in the background colour of Customers. */
export const caseStudiesBottomEdge = edge(
  260,
  fitBottom,
  circle(1090, 150, 120, ink.sunAmber),
  hill('0,150 260,70 520,150 820,84 1120,160 1440,96', 260, ink.hillOchre),
  mist(96, 18, 9, '180,420 100,330', '210,300', ink.mistGold),
  mist(120, 16, 8, '980,1210 1060,1290', '1090,1180', ink.mistGold),
  hill('0,196 320,142 700,204 1020,150 1440,196', 260, ink.goldHillNear),
  mist(186, 24, 12, '-60,560 -60,860 -60,1560', '40,440 60,720', ink.pageDusk),
  mist(190, 22, 11, '1120,1560 960,1560 -60,1560', '1220,1500 1060,1500', ink.pageDusk),
);

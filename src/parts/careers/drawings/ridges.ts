import { personAt } from '@/art/drawings/interface/people';
import { ridges } from '@/art/drawings/ridges';
import { drawing, fitBottom, heroSun, hill, ink, mist } from '@/art/kit';

/** The ridges of the social picture, over the background of the jobs. */
export const careersRidges = ridges(ink.pageNoon);

/** The early shift before the rising sun; the mists at the foot are the background of the jobs. */
export const earlyShift = drawing(
  1440,
  380,
  () =>
    heroSun(1062, 186, 138, ink.sunCoral) +
    mist(92, 18, 9, '1190,1400 1250,1500', '1270,1370', ink.mistHigh) +
    hill('0,276 220,204 430,258 700,196 980,250 1200,214 1440,168', 380, ink.hillFar) +
    mist(232, 20, 10, '-60,190 40,330', '80,150', ink.mistWarm) +
    hill('0,294 300,256 560,306 860,268 1120,300 1440,248', 380, ink.hillMid) +
    mist(262, 16, 9, '600,830 700,900', '720,800', ink.mistWarm) +
    personAt('zoya', 936, 214, 0.44, { headTurn: 14 }) +
    personAt('daniel', 1188, 208, 0.44, { headTurn: -14, top: ink.teal }) +
    personAt('meera', 1062, 188, 0.48) +
    hill('0,320 260,332 620,300 900,282 1062,268 1224,280 1440,316', 380, ink.hillNear) +
    mist(286, 28, 14, '-80,470 -80,760 -80,1560', '60,360 120,600', ink.pageNoon) +
    mist(300, 24, 12, '1240,1560 1120,1560 -60,1560', '1300,1480 1200,1500', ink.pageNoon) +
    mist(352, 40, 12, '-60,1560', '0,0', ink.pageNoon),
  { fit: fitBottom },
);

import { circle, drawing, fitBottom, hill, ink, mist } from '@/art/kit';

/** Along the bottom edge of the mobile menu, behind its two buttons. */
export const menuHills = drawing(
  390,
  210,
  () =>
    circle(290, 57, 51, ink.sunCoral) +
    hill('0,112 110,82 230,126 390,112', 210, ink.hillFar) +
    hill('0,146 150,116 390,150', 210, ink.hillMid) +
    hill('0,182 190,164 390,184', 210, ink.hillNear) +
    mist(92, 14, 7, '-20,120 -20,84', '0,60', ink.mistWarm) +
    mist(120, 13, 7, '270,420 236,352', '280,340', ink.mistWarm),
  { fit: fitBottom },
);

import {
  circle,
  drawing,
  each,
  fitBottom,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  scatter,
  type Point,
} from '@/art/kit';

const ring: readonly Point[] = [
  [60, 16],
  [91, 29],
  [104, 60],
  [91, 91],
  [60, 104],
  [29, 91],
  [16, 60],
  [29, 29],
];

/** Pictures in the rows of the Services menu. */
export const menuThumbnails = {
  domains: drawing(
    120,
    120,
    () =>
      rect(0, 0, 120, 120, ink.groundSky) +
      circle(60, 46, 26, ink.sun) +
      path('M14 62L60 32L106 62Z', ink.ink) +
      rect(14, 66, 92, 6, ink.ink) +
      each([24, 46, 67, 88], (x) => rect(x, 74, 9, 30, ink.paper)) +
      rect(8, 104, 104, 16, ink.ink),
  ),
  clouds: drawing(
    120,
    120,
    () =>
      rect(0, 0, 120, 120, ink.indigo) +
      circle(60, 60, 20, ink.moon) +
      line(`M${ring.map((point) => point.join(' ')).join('L')}Z`, ink.butter, 2) +
      scatter(ring, (x, y, index) => circle(x, y, 8, index % 2 ? ink.coral : ink.azureBright)),
  ),
  integrations: drawing(
    120,
    120,
    () =>
      rect(0, 0, 120, 120, ink.night) +
      rect(12, 40, 40, 80, ink.building) +
      rect(58, 18, 50, 102, ink.buildingDeep) +
      scatter('36,50 20,70 20,90', (x, y) => rect(x, y, 10, 12, ink.butter)) +
      scatter('20,50 36,70', (x, y) => rect(x, y, 10, 12, ink.apricot)) +
      scatter('66,28 66,50 88,72 66,94 88,94', (x, y) => rect(x, y, 13, 12, ink.butter)) +
      scatter('88,28 66,72', (x, y) => rect(x, y, 13, 12, ink.apricot)),
  ),
};

const rim = `stroke="${ink.paper}" stroke-width="2"`;

/** The button back to the top: a sun over two mist bands. The button itself draws the arrow. */
export const backToTop = drawing(
  84,
  72,
  () =>
    circle(42, 30, 30, ink.sun) +
    // the rim shows the mist on the navy of the footer, too
    pill(1.5, 47, 45, 11, ink.outline, rim) +
    pill(24, 58, 52, 11, ink.outline, rim),
);

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

import { cloudPanorama, tallTile, wideTile } from '@/art/drawings/cloudDrawings';
import {
  circle,
  countingDots,
  each,
  frame,
  heroSun,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
} from '@/art/kit';

const bars = [
  [66, ink.blue],
  [96, ink.ink],
  [80, ink.blue],
  [122, ink.teal],
  [106, ink.blue],
  [146, ink.ink],
  [132, ink.blue],
  [178, ink.teal],
  [160, ink.blue],
  [208, ink.ink],
  [252, ink.vermilion],
] as const;

/** Eleven values; the ninth is below the line. */
const scores = [262, 236, 282, 208, 250, 196, 272, 346, 226, 182, 214] as const;

const shore = 360;
const barX = (index: number) => 386 + index * 61;

/** Eleven bars on a shore: eleven offerings. */
export const panorama = cloudPanorama(
  () =>
    heroSun(540, 220, 100, ink.sun) +
    mist(150, 20, 10, '130,340 70,280', '160,250', ink.paper) +
    mist(170, 18, 9, '1180,1390 1250,1500', '1280,1360', ink.paper) +
    hill('0,314 210,252 430,330 700,296 960,336 1230,258 1460,314', shore, ink.hillMid) +
    mist(262, 18, 9, '250,420 300,500', '330,400', ink.paper) +
    each(bars, ([height, fill], i) => rect(barX(i), shore - height, 48, height, fill)) +
    countingDots(
      bars.map(([height], i) => [barX(i) + 24, shore + 26 - height] as const),
      ink.sun,
    ) +
    path(`M0 ${shore}H1440V460H0Z`, ink.azure) +
    line(
      each(
        bars,
        ([height], i) =>
          `M${barX(i) + 5} ${shore + 14}h38` +
          (height > 100 ? `M${barX(i) + 11} ${shore + 30}h26` : '') +
          (height > 170 ? `M${barX(i) + 17} ${shore + 46}h14` : ''),
      ),
      ink.blue,
      8,
    ) +
    pill(-40, 384, 300, 12, ink.pale) +
    pill(150, 412, 420, 10, ink.pale) +
    pill(1150, 392, 400, 12, ink.pale) +
    pill(760, 422, 300, 10, ink.pale) +
    hill('0,440 230,424 520,452 860,446 1200,410 1460,388', 460, ink.ink),
);

export const tiles = {
  recipe: tallTile(
    ink.groundMorning,
    () =>
      mist(84, 20, 10, '340,470 390,540', '410,450', ink.paper) +
      line('M-10 116H30C130 116 96 266 166 266', ink.coral, 26) +
      line('M112 -10V60C112 170 166 150 166 266', ink.azureBright, 14) +
      line('M250 -10V40C250 170 166 150 166 266', ink.tealBright, 36) +
      path('M166 233H428V255H166Z', ink.coral) +
      path('M166 255H428V277H166Z', ink.azureBright) +
      path('M166 277H428V299H166Z', ink.tealBright) +
      circle(428, 266, 72, ink.sun) +
      circle(
        166,
        266,
        106,
        'none',
        `stroke="${ink.ink}" stroke-width="28" stroke-dasharray="33.3 22.200" transform="rotate(-6 166 266)"`,
      ) +
      circle(166, 266, 96, ink.ink) +
      circle(166, 266, 34, ink.groundMorning) +
      path('M144 540V432H188V540Z', ink.storm) +
      rect(130, 408, 72, 26, ink.storm, 4) +
      hill('0,492 180,470 360,500 520,462', 540, ink.blue) +
      mist(430, 18, 9, '300,430 340,540', '360,400', ink.paper) +
      hill('0,524 260,504 520,524', 540, ink.ink),
  ),
  scorecard: tallTile(
    ink.groundButter,
    () =>
      hill('0,360 130,296 260,340 400,286 520,350', 540, ink.hillOchre) +
      mist(140, 20, 10, '-20,96 -20,130', '10,70', ink.paper) +
      mist(206, 20, 10, '420,540 390,500', '440,480', ink.paper) +
      rect(112, 66, 296, 440, ink.ink, 34) +
      rect(128, 104, 264, 380, ink.tileNoon, 8) +
      pill(228, 80, 64, 9, ink.slate) +
      pill(148, 124, 96, 14, ink.ink) +
      line('M148 180H372M148 226H372M148 272H372M148 364H372', ink.paper, 3) +
      line(
        each(scores, (y, i) => `M${160 + i * 20} 318V${y}`),
        ink.blueBright,
        4,
      ) +
      line('M148 318H372', ink.ink, 5) +
      line(
        each(scores, (y, i) => `M${160 + i * 20} ${y}h0`),
        ink.sun,
        17,
      ) +
      circle(300, 346, 15, 'none', `stroke="${ink.vermilion}" stroke-width="5"`) +
      hill('0,430 150,396 330,436 520,392', 540, ink.teal) +
      hill('0,496 260,470 520,500', 540, ink.ink),
  ),
  outlook: wideTile(
    ink.groundSalmon,
    () =>
      mist(60, 16, 8, '-20,84 -20,120', '0,60', ink.mistPeach) +
      hill('150,260 330,232 520,196', 330, ink.hillCoral) +
      line('M190 178L414 64M190 178L414 258', ink.sunPale, 5, 'stroke-dasharray="0.1 12"') +
      line('M190 178L400 160', ink.sunPale, 6) +
      frame(411, 26, 64, 64, ink.sunPale, 4, 32) +
      circle(436, 158, 46, ink.sunPale) +
      line(
        'M190 178C252 178 270 236 330 232S420 190 540 200',
        ink.ink,
        5,
        'stroke-dasharray="0.1 12"',
      ) +
      frame(411, 228, 64, 64, ink.sunPale, 4, 32) +
      path('M0 244C70 244 110 178 190 178V330H0Z', ink.plum) +
      hill('0,284 150,262 330,306 520,300', 330, ink.ink) +
      line('M190 330V62', ink.ink, 4) +
      pill(156, 44, 68, 20, ink.ink) +
      line('M190 178h0', ink.sun, 18),
  ),
};

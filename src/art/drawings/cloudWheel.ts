import {
  circle,
  drawing,
  fitBottom,
  fitMiddle,
  hill,
  ink,
  line,
  mist,
  stars,
  times,
  type Drawing,
} from '@/art/kit';
import { hand, personAt } from './interface/people';

/** Stars and mist behind Cloud solutions, without stars behind its heading. */
export const wheelSky = drawing(
  1440,
  900,
  () =>
    stars({
      seed: 23,
      count: 120,
      width: 1440,
      height: 900,
      fill: ink.starFar,
      sizes: [0.5, 1.5],
      clear: headings,
    }) +
    stars({
      seed: 5,
      count: 26,
      width: 1440,
      height: 900,
      fill: ink.cream,
      sizes: [1, 2],
      clear: headings,
    }) +
    mist(640, 24, 12, '1240,1520 1150,1440 1300,1500', '1270,1400 1330,1410', ink.nightMist) +
    mist(250, 22, 11, '-60,170 -60,80', '0,50', ink.nightMist),
  { fit: fitMiddle },
);

const headings = [
  [100, 0, 662, 256],
  [960, 105, 1240, 240],
] as const;

/**
 * The chart under the wheel: its centre is 250, 250 and the icons are on the ring of radius 170. It
 * overflows its box, so the svg needs `overflow: visible`.
 */
export const starChart = (clouds: number): Drawing =>
  drawing(
    500,
    500,
    () =>
      circle(250, 250, 274, 'none', `stroke="${ink.chartRim}"`) +
      hours() +
      circle(250, 250, 246, ink.nightMist) +
      circle(
        250,
        250,
        243,
        'none',
        `stroke="${ink.chartTick}" stroke-width="6" stroke-dasharray="1.2 11.523"`,
      ) +
      circle(
        250,
        250,
        240,
        'none',
        `stroke="${ink.chartTick}" stroke-width="12" stroke-dasharray="1.2 62.415"`,
      ) +
      circle(250, 250, 228, 'none', `stroke="${ink.slate}"`) +
      circle(250, 250, 104, 'none', `stroke="${ink.slate}"`) +
      circle(250, 250, 170, 'none', `stroke="${ink.slate}" stroke-dasharray="2 7"`) +
      stars({
        seed: 19,
        count: 44,
        width: 500,
        height: 500,
        fill: ink.starNear,
        sizes: [0.5, 1.5],
      }) +
      line(`M${constellation(clouds)}Z`, ink.butter, 2) +
      line(
        'M370 130L482 116M130 370L18 384L-9 341M130 130L116 18M370 370L482 384L509 341',
        ink.butter,
        1.3,
        'opacity=".6"',
      ) +
      line('M482 116h0M18 384h0M-9 341h0M116 18h0M482 384h0M509 341h0', ink.butter, 7),
  );

/** The centres of the icons, clockwise from the top. */
function constellation(clouds: number): string {
  return times(clouds, (i) => {
    const angle = (2 * Math.PI * i) / clouds;
    return `${i === 0 ? '' : 'L'}${Math.round(250 + 170 * Math.sin(angle))} ${Math.round(250 - 170 * Math.cos(angle))}`;
  });
}

/** In the closed panel: a person with a telescope. */
export const stargazer = drawing(
  620,
  380,
  () =>
    stars({
      seed: 61,
      count: 60,
      width: 620,
      height: 260,
      fill: ink.starFar,
      sizes: [0.6, 1.5],
      clear: [[0, 0, 330, 190]],
    }) +
    hill('0,330 170,286 380,336 620,270', 380, ink.nightMist) +
    hill('0,356 240,330 620,350', 380, ink.indigo) +
    personAt('zoya', 430, 252.24, 0.44, { headTurn: -12, top: ink.slate }) +
    line('M262 196L372 250', ink.cream, 13) +
    line('M240 184L276 203', ink.sun, 18) +
    line('M330 232L306 352M330 232L352 352', ink.cream, 6) +
    line('M402 330C380 320 372 296 370 268', ink.cityHill, 24) +
    hand('zoya', 370, 262, 11) +
    mist(300, 18, 9, '-40,190 -40,110', '0,80', ink.building),
  { fit: fitBottom },
);

/** Hours of right ascension around the rim, two apart. */
function hours(): string {
  const labels = times(12, (index) => {
    const angle = ((index * 30 - 75) * Math.PI) / 180;
    const x = 250 + 261 * Math.cos(angle);
    const y = 254 + 261 * Math.sin(angle);
    return `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}">${(18 + index * 2) % 24}h</text>`;
  });
  return `<g fill="${ink.starFar}" font-size="11.5" text-anchor="middle">${labels}</g>`;
}

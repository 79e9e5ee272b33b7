import { cloudPanorama, type CloudTiles } from '@/components/Art/drawings/cloudDrawings';
import {
  circle,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  times,
  each,
  type Point,
} from '@/components/Art/kit';

const base = 338;

/** Eight beats of one pulse that calms into hills: eight offerings. */
export const panorama = cloudPanorama(() => {
  const ridge = `M-20 ${base}H360${times(8, beat)}C1130 ${base} 1150 268 1236 268S1380 326 1480 306`;
  return (
    circle(924, 178, 74, ink.sunVerm) +
    rect(914, 136, 20, 84, ink.surface) +
    rect(882, 168, 84, 20, ink.surface) +
    hill(
      [
        [0, 316],
        [190, 258],
        [400, 326],
        [700, 288],
        [900, 330],
        [1200, 300],
        [1460, 250],
      ],
      460,
      ink.mint,
    ) +
    mist(
      150,
      20,
      10,
      [
        [140, 350],
        [80, 290],
      ],
      [[170, 260]],
      ink.paper,
    ) +
    mist(
      176,
      18,
      9,
      [
        [1160, 1370],
        [1230, 1500],
      ],
      [[1260, 1340]],
      ink.paper,
    ) +
    path(`${ridge}V460H-20Z`, ink.teal) +
    line(ridge, ink.outline, 7) +
    line(
      times(8, (i) => `M${peak(i).join(' ')}h0`),
      ink.coral,
      15,
    ) +
    mist(
      366,
      18,
      9,
      [
        [140, 330],
        [200, 420],
      ],
      [[230, 300]],
      ink.mint,
    ) +
    path('M0 424Q360 396 720 414T1440 404V460H0Z', ink.ink) +
    pill(-40, 432, 300, 11, ink.slate) +
    pill(560, 430, 320, 11, ink.coral) +
    pill(1130, 426, 360, 11, ink.slate)
  );
});

/** Where a beat begins; each is wider than the one before. */
function start(index: number): number {
  return 372 + index * (40 + 5.5 * index);
}

function peak(index: number): Point {
  const middle = (start(index) + start(index + 1)) / 2;
  return [middle - 8 * (1 - calm(index)), 178 + index * 10];
}

/** 0 at the first beat, 1 at the last. */
function calm(index: number): number {
  return (index / 7) ** 0.7;
}

/** From spike to hill: the later the beat, the rounder its peak and the shallower its fall. */
function beat(index: number): string {
  const [x, top] = peak(index);
  const end = start(index + 1);
  const unrest = 1 - calm(index);
  const points: readonly Point[] = [
    [start(index) + 4 * unrest, base],
    [x, top],
    [x + 13 * unrest + (end - x) * calm(index), base + 48 * unrest],
    [end, base],
  ];
  return each(points, ([toX, toY], i) => {
    const [fromX, fromY] = points[i - 1] ?? [toX, toY];
    const reach = (toX - fromX) * 0.48 * calm(index);
    const bend = [fromX + reach, fromY, toX - reach, toY, toX, toY];
    return `${i === 0 ? 'L' : 'C'}${(i === 0 ? [toX, toY] : bend).map((value) => Number(value.toFixed(1))).join(' ')}`;
  });
}

export const tiles = {} satisfies CloudTiles;

import { cloudPanorama, tallTile } from '@/art/drawings/cloudDrawings';
import {
  circle,
  countingDots,
  each,
  group,
  heroSun,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rect,
  times,
  type Point,
} from '@/art/kit';

const base = 338;

/** The pulse on the chart, which is the horizon to either side of it. */
const pulse =
  'M-10 392C50 392 70 350 128 350H206L224 328L244 410L268 268L290 372L304 350H380C440 350 470 402 530 388';

const cross = rect(914, 112, 20, 84, ink.surface) + rect(882, 144, 84, 20, ink.surface);

/** Eight beats of one pulse that calms into hills: eight offerings. */
export const panorama = cloudPanorama(() => {
  const ridge = `M-20 ${base}H360${times(8, beat)}C1130 ${base} 1150 268 1236 268S1380 326 1480 306`;
  return (
    heroSun(924, 154, 74, ink.sunVermilion, cross) +
    hill('0,316 190,258 400,326 700,288 900,330 1200,300 1460,250', 460, ink.hillMid) +
    mist(150, 20, 10, '140,350 80,290', '170,260', ink.paper) +
    mist(176, 18, 9, '1160,1370 1230,1500', '1260,1340', ink.paper) +
    path(
      `${ridge}V480H-20Z`,
      ink.teal,
      `stroke="${ink.outline}" stroke-width="7" stroke-linejoin="round"`,
    ) +
    countingDots(
      Array.from({ length: 8 }, (_, i) => beatPeak(i)),
      ink.coral,
    ) +
    mist(366, 18, 9, '140,330 200,420', '230,300', ink.mint) +
    path('M0 424Q360 396 720 414T1440 404V460H0Z', ink.ink) +
    pill(-40, 432, 300, 11, ink.slate) +
    pill(560, 430, 320, 11, ink.coral) +
    pill(1130, 426, 360, 11, ink.slate)
  );
});

/** The left end of a beat; each is wider than the previous one. */
function beatStart(index: number): number {
  return 372 + index * (40 + 5.5 * index);
}

function beatPeak(index: number): Point {
  const middle = (beatStart(index) + beatStart(index + 1)) / 2;
  return [middle - 8 * (1 - calmness(index)), 178 + index * 10];
}

/** 0 at the first beat, 1 at the last. */
function calmness(index: number): number {
  return (index / 7) ** 0.7;
}

/** Later beats have rounder peaks and flatter ends. */
function beat(index: number): string {
  const [x, top] = beatPeak(index);
  const end = beatStart(index + 1);
  const strength = 1 - calmness(index);
  const points: readonly Point[] = [
    [beatStart(index) + 4 * strength, base],
    [x, top],
    [x + 13 * strength + (end - x) * calmness(index), base + 48 * strength],
    [end, base],
  ];
  return each(points, ([toX, toY], i) => {
    const [fromX, fromY] = points[i - 1] ?? [toX, toY];
    const reach = (toX - fromX) * 0.48 * calmness(index);
    const bend = [fromX + reach, fromY, toX - reach, toY, toX, toY];
    return `${i === 0 ? 'L' : 'C'}${(i === 0 ? [toX, toY] : bend).map((value) => Number(value.toFixed(1))).join(' ')}`;
  });
}

export const tiles = {
  chart: tallTile(
    ink.groundPale,
    () =>
      circle(366, 176, 112, ink.sunVermilion) +
      mist(88, 20, 10, '-20,90 -20,120', '10,70', ink.paper) +
      rect(128, 92, 252, 380, ink.paper, 14) +
      pill(196, 76, 116, 34, ink.ink) +
      circle(254, 76, 14, ink.ink) +
      pill(156, 140, 112, 16, ink.ink) +
      each(
        [
          [174, 184, ink.azure],
          [200, 128, ink.azure],
          [226, 164, ink.azure],
          [252, 92, ink.coral],
        ] as const,
        ([y, width, fill]) => pill(156, y, 196, 10, ink.silver) + pill(156, y, width, 10, fill),
      ) +
      path(`${pulse}V540H-10Z`, ink.teal) +
      line(pulse, ink.ink, 7) +
      hill('0,496 260,470 520,500', 540, ink.ink) +
      mist(424, 18, 9, '380,540 420,540', '440,520', ink.mint),
  ),
  consent: tallTile(
    ink.groundSky,
    () =>
      rect(118, 72, 284, 396, ink.paper, 14) +
      pill(148, 108, 120, 18, ink.ink) +
      each([150, 176, 202, 228, 254, 280, 306], (y, i) =>
        pill(148, y, 224 - (i % 3) * 34, 10, ink.silver),
      ) +
      line('M150 414q14-30 26-6t24-10t22 8t30-8', ink.vermilion, 5) +
      pill(148, 434, 120, 4, ink.ink) +
      circle(
        340,
        404,
        40,
        'none',
        `stroke="${ink.sun}" stroke-width="14" stroke-dasharray="10.470 10.470"`,
      ) +
      circle(340, 404, 38, ink.sun) +
      mist(196, 22, 11, '220,470 270,540 240,440', '300,440 290,410', ink.azureBright) +
      group(
        'rotate(-9 260 320)',
        circle(110, 330, 42, 'none', `stroke="${ink.ink}" stroke-width="20"`) +
          line('M152 330H420M420 330V366M384 330V356', ink.ink, 20),
      ) +
      hill('0,500 170,462 360,506 520,468', 540, ink.blue) +
      hill('0,524 260,506 520,526', 540, ink.ink),
  ),
};

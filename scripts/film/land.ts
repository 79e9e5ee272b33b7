import { hill, mist, type Point, type Span } from '@/art/kit';
import type { Palette } from './palette';
import { withOpacity } from './svg';
import { lerp, progress, easeOutExpo, easeInOut } from './tween';

/** Progress of the hills' descent before the wordmark: 0 to 1. */
function sinkProgress(second: number): number {
  return progress(second, 20.2, 1.1, easeInOut);
}

function interpolatePoints(
  before: readonly Point[],
  after: readonly Point[],
  amount: number,
): readonly Point[] {
  return before.map(([x, y], index) => {
    const [nextX = x, nextY = y] = after[index] ?? [];
    return [lerp(x, nextX, amount), lerp(y, nextY, amount)];
  });
}

export function farHill(second: number, { far }: Palette): string {
  const day = [
    [0, 470],
    [260, 396],
    [520, 472],
    [800, 402],
    [1060, 466],
    [1280, 416],
  ] as const;
  const dawn = [
    [0, 544],
    [240, 506],
    [520, 552],
    [800, 512],
    [1060, 558],
    [1280, 516],
  ] as const;
  return hill(interpolatePoints(day, dawn, sinkProgress(second)), 720, far);
}

export function middleHill(second: number, { middle }: Palette): string {
  const day = [
    [0, 520],
    [240, 556],
    [560, 492],
    [860, 552],
    [1280, 486],
  ] as const;
  const dawn = [
    [0, 588],
    [300, 562],
    [700, 596],
    [1000, 558],
    [1280, 588],
  ] as const;
  return hill(interpolatePoints(day, dawn, sinkProgress(second)), 720, middle);
}

export function nearHill({ near }: Palette): string {
  return hill('0,606 420,582 760,612 1280,584', 720, near);
}

/** Mist over the valley. In the last beat two more bands enter in front of the wordmark. */
export function lowMists(second: number, { mist: fill }: Palette): string {
  const drift = second * 2.2;
  const sink = sinkProgress(second);
  const valley = band(
    lerp(506, 512, sink),
    [40 + drift, 340 + drift],
    [150 + drift, 480 + drift],
    fill,
  );
  const enter = progress(second, 20.7, 1, easeOutExpo);
  if (enter === 0) return valley;
  const offsetX = lerp(420, 0, enter);
  const offsetY = lerp(150, 0, enter);
  return (
    valley +
    band(494, [1000 + offsetX, 1340 + offsetX], [910 + offsetX, 1200 + offsetX], fill) +
    withOpacity(enter, band(558 + offsetY, [540, 760], [610, 850], fill))
  );
}

function band(top: number, upper: Span, lower: Span, fill: string): string {
  const neck: Span = [Math.max(upper[0], lower[0]) + 28, Math.min(upper[1], lower[1]) - 28];
  return mist(top, 21, 10, [upper, lower], [neck], fill);
}

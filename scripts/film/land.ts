import { hill, mist, type Point, type Span } from '@/art/kit';
import type { Light } from './light';
import { fade } from './sky';
import { lerp, progress, rise, easeInOut } from './tween';

/** Progress of the hills' descent before the wordmark: 0 to 1. */
function sinkProgress(t: number): number {
  return progress(t, 20.2, 1.1, easeInOut);
}

function between(
  before: readonly Point[],
  after: readonly Point[],
  share: number,
): readonly Point[] {
  return before.map(([x, y], index) => {
    const [nextX = x, nextY = y] = after[index] ?? [];
    return [lerp(x, nextX, share), lerp(y, nextY, share)];
  });
}

export function farHill(t: number, { far }: Light): string {
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
  return hill(between(day, dawn, sinkProgress(t)), 720, far);
}

export function middleHill(t: number, { middle }: Light): string {
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
  return hill(between(day, dawn, sinkProgress(t)), 720, middle);
}

export function nearHill({ near }: Light): string {
  return hill('0,606 420,582 760,612 1280,584', 720, near);
}

/** Mist over the valley. In the last beat two more bands enter in front of the wordmark. */
export function lowMists(t: number, { mist: fill }: Light): string {
  const drift = t * 2.2;
  const down = sinkProgress(t);
  const valley = band(
    lerp(506, 512, down),
    [40 + drift, 340 + drift],
    [150 + drift, 480 + drift],
    fill,
  );
  const enter = progress(t, 20.7, 1, rise);
  if (enter === 0) return valley;
  const right = lerp(420, 0, enter);
  const up = lerp(150, 0, enter);
  return (
    valley +
    band(494, [1000 + right, 1340 + right], [910 + right, 1200 + right], fill) +
    fade(enter, band(558 + up, [540, 760], [610, 850], fill))
  );
}

function band(top: number, upper: Span, lower: Span, fill: string): string {
  const neck: Span = [Math.max(upper[0], lower[0]) + 28, Math.min(upper[1], lower[1]) - 28];
  return mist(top, 21, 10, [upper, lower], [neck], fill);
}

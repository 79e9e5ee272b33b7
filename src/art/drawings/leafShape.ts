import { path, type Point } from '@/art/kit';

/** A leaf: the end of its stalk, then the vector to its tip. */
export function leaf([x, y]: Point, [dx, dy]: Point, fill: string): string {
  const pointAt = (along: number, aside: number) =>
    `${(along * dx - aside * dy).toFixed(1)} ${(along * dy + aside * dx).toFixed(1)}`;
  const out = `${pointAt(0.3, 0.32)} ${pointAt(0.69, 0.29)} ${dx} ${dy}`;
  const back = `${pointAt(-0.31, -0.29)} ${pointAt(-0.7, -0.32)} ${-dx} ${-dy}`;
  return path(`M${x} ${y}c${out}c${back}z`, fill);
}

import { path } from '@/art/kit';

/** A wheel with `teeth` cogs between two radii, as one outline. */
export function gear(
  x: number,
  y: number,
  root: number,
  tip: number,
  teeth: number,
  fill: string,
): string {
  const corners = [
    [root, 0],
    [tip, 0.1],
    [tip, 0.52],
    [root, 0.62],
  ] as const;
  const points = Array.from({ length: teeth * corners.length }, (_, index) => {
    const [radius, share] = corners[index % corners.length] ?? corners[0];
    const angle = ((Math.floor(index / corners.length) + share) / teeth) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
      .map((value) => Number(value.toFixed(1)))
      .join(' ');
  });
  return path(`M${points.join('L')}Z`, fill);
}

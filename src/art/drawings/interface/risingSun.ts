import { circle, clip, drawing, ink, line } from '@/art/kit';

/**
 * A sun half risen behind its horizon, for the disc of a button that is busy. To roll it, animate
 * `[data-part='sun']` from 5 units down to 2 units up.
 */
export const risingSun = drawing(
  24,
  24,
  (id) =>
    clip(
      `${id}-sky`,
      '<path d="M0 0H24V15H0Z"/>',
      circle(12, 13, 7, ink.sunVermilion, 'data-part="sun"'),
    ) + line('M3 16.5H21M7 20.5H17', ink.ink, 2.5),
);

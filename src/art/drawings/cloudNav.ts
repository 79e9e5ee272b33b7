import { drawing, fitMiddle, ink, stars } from '@/art/kit';

/** Stars behind the row of clouds. */
export const cloudNavStars = drawing(
  1440,
  180,
  () =>
    stars({ seed: 31, count: 60, width: 1440, height: 180, fill: ink.starFar, sizes: [0.5, 1.2] }),
  { fit: fitMiddle },
);

import { drawing, fitBottomStart, fitMiddle, ink, mist, stars } from '@/art/kit';
import { edge } from './dividers';

/** Stars behind the row of clouds. */
export const cloudNavStars = drawing(
  1440,
  180,
  () =>
    stars({ seed: 31, count: 60, width: 1440, height: 180, fill: ink.starFar, sizes: [0.5, 1.2] }),
  { fit: fitMiddle },
);

/** Mist in the colour of the contact below. */
export const cloudNavBottomEdge = edge(
  64,
  fitBottomStart,
  mist(8, 20, 10, '-60,250 -60,430 -60,1560', '20,200 20,360', ink.pageDawn),
  mist(18, 16, 8, '1150,1560 1010,1560 -60,1560', '1220,1500 1080,1500', ink.pageDawn),
);

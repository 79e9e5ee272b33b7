import { cloudPanorama, type CloudTiles } from '@/components/Art/drawings/cloudDrawings';
import { circle, hill, ink } from '@/components/Art/kit';

export const panorama = cloudPanorama(
  () =>
    circle(720, 250, 120, ink.sunCoral) +
    hill(
      [
        [0, 360],
        [720, 300],
        [1440, 370],
      ],
      460,
      ink.indigo,
    ),
);

export const tiles = {} satisfies CloudTiles;

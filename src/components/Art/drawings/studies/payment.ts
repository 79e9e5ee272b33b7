import { studyPanorama } from '@/components/Art/drawings/studyDrawings';
import { circle, hill, ink } from '@/components/Art/kit';

export const panorama = studyPanorama(
  () =>
    circle(720, 220, 120, ink.sunCoral) +
    hill(
      [
        [0, 330],
        [720, 270],
        [1440, 340],
      ],
      420,
      ink.indigo,
    ),
);

import { dialogSky } from '@/art/drawings/interface/dialogs';
import { circle, drawing, fitBottom, hill, ink, mist, path } from '@/art/kit';

/** Above login and sign-up; the lowest mists have the dialog's background. */
export const signInView = drawing(
  448,
  158,
  () =>
    circle(296, 100, 50, ink.sunCoral) +
    hill('0,112 120,80 240,122 448,78', 158, ink.hillFar) +
    hill('0,134 180,108 320,138 448,112', 158, ink.hillNear) +
    mist(60, 13, 7, '40,150 84,210', '100,140', ink.mistHigh) +
    mist(92, 13, 7, '290,460 250,400', '310,380', ink.mistWarm) +
    mist(126, 17, 9, '-20,200 -20,470', '-20,150', ink.surface) +
    mist(114, 20, 9, '300,470 250,470 -20,470', '330,470 280,470', ink.surface),
  { fit: fitBottom, background: dialogSky },
);

/** Beside an error: a cloud and its lightning. */
export const stormCloud = drawing(
  38,
  34,
  () =>
    mist(4, 8, 4, '10,32 2,26', '12,22', ink.errorCloud) +
    path('M21 21L12 30H18L15 34L25 27H19Z', ink.lightning),
);

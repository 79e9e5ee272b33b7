import { circle, drawing, fitBottom, hill, ink, line, mist, pill, times } from '@/art/kit';

const dialogSky = `linear-gradient(${ink.dialogSky}, ${ink.dialogGlow})`;

/** Above login and sign-up; the lowest mists have the dialog's background. */
export const signInView = drawing(
  448,
  158,
  () =>
    circle(330, 92, 58, ink.sunCoral) +
    hill('0,112 120,80 240,122 448,78', 158, ink.hillFar) +
    hill('0,134 180,108 320,138 448,112', 158, ink.hillNear) +
    mist(60, 13, 7, '40,150 84,210', '100,140', ink.mistHigh) +
    mist(92, 13, 7, '290,460 250,400', '310,380', ink.mistWarm) +
    mist(126, 17, 9, '-20,200 -20,470', '20,150', ink.surface) +
    mist(114, 20, 9, '300,470 250,470 -20,470', '330,440 280,440', ink.surface),
  { fit: fitBottom, background: dialogSky },
);

/** Above the cookie preferences: rain, then sun. */
export const clearingShower = drawing(
  560,
  132,
  () =>
    circle(410, 92, 50, ink.sun) +
    mist(16, 17, 8, '142,242 108,284', '162,226', ink.rainCloud) +
    times(6, (index) => pill(138 + index * 24, index % 2 ? 71 : 62, 6, 16, ink.rain)) +
    hill('0,104 160,92 330,112 560,74', 132, ink.hillMid) +
    hill('0,122 250,106 560,120', 132, ink.hillNear) +
    mist(104, 16, 8, '-20,240 -20,620', '10,190', ink.surface) +
    mist(88, 17, 8, '430,620 370,620 -20,620', '470,600 400,600', ink.surface),
  { fit: fitBottom, background: dialogSky },
);

/** Beside the text of the cookie banner. */
export const cookieIcon = drawing(
  38,
  32,
  () =>
    mist(4, 8, 4, '10,32 2,26', '12,22', ink.outline) +
    line('M10 27v3M18 27v3M26 27v3', ink.rain, 2.5),
);

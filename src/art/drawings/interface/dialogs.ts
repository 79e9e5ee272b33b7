import { circle, drawing, fitBottom, hill, ink, line, mist, pill, times } from '@/art/kit';

export const dialogSky = `linear-gradient(${ink.dialogSky}, ${ink.dialogGlow})`;

/** Above the cookie preferences: rain, then sun. */
export const clearingShower = drawing(
  560,
  132,
  () =>
    circle(376, 92, 50, ink.sun) +
    mist(16, 17, 8, '142,242 108,284', '162,226', ink.rainCloud) +
    times(6, (index) => pill(138 + index * 24, index % 2 ? 71 : 62, 6, 16, ink.rain)) +
    hill('0,104 160,92 330,112 560,74', 132, ink.hillMid) +
    hill('0,122 250,106 560,120', 132, ink.hillNear) +
    mist(104, 16, 8, '-20,240 -20,620', '-20,190', ink.surface) +
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

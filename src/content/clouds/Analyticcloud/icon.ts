import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, ink, pill, rect } from '@/art/kit';

export const icon = cloudIcon(
  ink.groundSky,
  () =>
    circle(80, 38, 17, ink.sunPale) +
    rect(18, 76, 17, 44, ink.blue) +
    rect(41, 60, 17, 60, ink.ink) +
    rect(64, 68, 17, 52, ink.blue) +
    rect(87, 46, 17, 74, ink.vermilion) +
    pill(2, 96, 66, 9, ink.paper),
);

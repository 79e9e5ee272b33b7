import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, ink, path, pill, rect } from '@/art/kit';

export const icon = cloudIcon(
  ink.groundPeach,
  () =>
    circle(60, 66, 22, ink.sunCoral) +
    path('M14 120V62a46 46 0 0 1 92 0V120H86V64a26 26 0 0 0-52 0V120Z', ink.ink) +
    pill(26, 94, 68, 9, ink.paper) +
    rect(0, 108, 120, 12, ink.teal),
);

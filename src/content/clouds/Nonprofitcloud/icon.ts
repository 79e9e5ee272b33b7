import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, hill, ink, line, path } from '@/art/kit';

export const icon = cloudIcon(
  ink.groundCream,
  () =>
    circle(60, 60, 30, ink.sun) +
    hill('0,104 60,86 120,104', 120, ink.teal) +
    line('M60 94V58', ink.ink, 5) +
    path('M60 72C42 74 32 62 30 46C48 45 59 55 60 72Z', ink.ink) +
    path('M60 62C78 62 87 51 88 34C71 35 60 45 60 62Z', ink.coral),
);

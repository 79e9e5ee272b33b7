import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, ink, line, path, rect } from '@/art/kit';

export const icon = cloudIcon(
  ink.groundPale,
  () =>
    circle(60, 52, 28, ink.vermilion) +
    rect(55, 36, 10, 32, ink.paper) +
    rect(44, 47, 32, 10, ink.paper) +
    path('M0 120V86H34L42 74L54 104L66 78L72 86H120V120Z', ink.teal) +
    line('M0 86H34L42 74L54 104L66 78L72 86H120', ink.ink, 4),
);

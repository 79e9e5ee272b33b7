import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, ink, line, path } from '@/art/kit';

export const icon = cloudIcon(
  ink.groundPale,
  () =>
    circle(60, 52, 28, ink.vermilion) +
    path('M60 70L44 54a10 10 0 0 1 16-12a10 10 0 0 1 16 12Z', ink.paper) +
    path('M0 120V86H34L42 74L54 104L66 78L72 86H120V120Z', ink.teal) +
    line('M0 86H34L42 74L54 104L66 78L72 86H120', ink.ink, 4),
);

import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, ink, path, pill } from '@/art/kit';

export const icon = cloudIcon(
  ink.groundApricot,
  () =>
    circle(76, 42, 20, ink.sunPale) +
    path('M-6 120L48 36L102 120Z', ink.ink) +
    path('M48 36L64 61L54 57L46 66L38 56L33 60Z', ink.paper) +
    path('M44 120L88 64L130 120Z', ink.vermilion) +
    pill(-6, 92, 64, 9, ink.peach),
);

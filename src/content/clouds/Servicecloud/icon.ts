import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { ink, path, pill, rect } from '@/art/kit';

export const icon = cloudIcon(
  ink.blue,
  () =>
    path('M62 36L130 14V60Z', ink.butter) +
    path('M62 36L-10 14V60Z', ink.butter) +
    path('M50 46H70L76 104H44Z', ink.paper) +
    rect(52, 28, 16, 18, ink.vermilion) +
    path('M48 64H72L73.5 78H46.5Z', ink.vermilion) +
    path('M50 28L60 18L70 28Z', ink.ink) +
    rect(0, 102, 120, 18, ink.ink) +
    pill(-8, 94, 58, 8, ink.sky) +
    pill(70, 108, 60, 5, ink.azure),
);

import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { ink, line, mist, pill, rect } from '@/art/kit';

export const icon = cloudIcon(
  ink.azure,
  () =>
    mist(26, 15, 7, '28,92 14,106', '38,82', ink.paper) +
    line('M34 74V90M51 70V86M68 74V90M85 70V86', ink.outline, 4.5) +
    rect(0, 98, 120, 22, ink.ink) +
    pill(18, 96, 30, 5, ink.sky) +
    pill(64, 102, 40, 5, ink.azure),
);

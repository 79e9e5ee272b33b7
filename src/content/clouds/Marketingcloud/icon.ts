import { cloudIcon } from '@/art/drawings/cloudDrawings';
import { circle, ink, pill, rays, rect } from '@/art/kit';

export const icon = cloudIcon(
  ink.groundButter,
  () =>
    rays(60, 82, 36, 84, 15, ink.vermilion, 5, [180, 372]) +
    circle(60, 82, 25, ink.sunCoral) +
    rect(0, 82, 120, 38, ink.ink) +
    pill(24, 92, 72, 8, ink.coral) +
    pill(42, 104, 36, 6, ink.butter),
);

import { circle, clip, drawing, ink, line, mist, rect } from '@/art/kit';

/** Discs beside what is required, what is welcome, and the selected job. */
export const badges = {
  required: drawing(
    38,
    38,
    () => circle(19, 19, 19, ink.sun) + line('M11.5 19.5l5.2 5.2l10-11', ink.ink, 3),
  ),
  welcome: drawing(
    38,
    38,
    () => circle(19, 19, 19, ink.pale) + mist(12, 6, 3, '14,30 8,24', '15,21', ink.blue),
  ),
  selected: drawing(
    30,
    30,
    () => circle(15, 15, 15, ink.ink) + line('M9 15.5l4 4l8-8.5', ink.sun, 2.6),
  ),
};

/** Beside an application that was checked: half a sun has risen, the other half is up to the sender. */
export const halfRisen = drawing(
  84,
  70,
  (id) =>
    clip(`${id}-sky`, rect(0, 0, 84, 45, ''), circle(42, 38, 27, ink.sunVermilion)) +
    mist(42, 8, 5, '2,70 16,82', '28,54', ink.mistHigh),
);

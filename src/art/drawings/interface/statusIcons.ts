import { circle, drawing, ink, line, mist, path, pill } from '@/art/kit';

/** Beside "Failed to send email": a cloud and its rain. */
export const rainCloud = drawing(
  84,
  70,
  () =>
    mist(8, 18, 8, '22,76 4,60', '28,52', ink.stormDark) +
    pill(16, 54, 5, 13, ink.rain) +
    pill(30, 58, 5, 13, ink.rain) +
    pill(44, 54, 5, 13, ink.rain),
);

/** Beside an error: a cloud and its lightning. */
export const stormCloud = drawing(
  38,
  34,
  () =>
    mist(4, 8, 4, '10,32 2,26', '12,22', ink.errorCloud) +
    path('M21 21L12 30H18L15 34L25 27H19Z', ink.lightning),
);

/** Ticks in a disc. */
export const checkBadges = {
  sun: drawing(
    38,
    38,
    () => circle(19, 19, 19, ink.sun) + line('M11.5 19.5l5.2 5.2l10-11', ink.ink, 3),
  ),
  ink: drawing(30, 30, () => circle(15, 15, 15, ink.ink) + line('M9 15.5l4 4l8-8.5', ink.sun, 2.6)),
  success: drawing(
    40,
    40,
    () => circle(20, 20, 20, ink.sun) + line('M12 20.5l5.5 5.5l10.5-11.5', ink.ink, 3.2),
  ),
};

/** A mist in a disc, for what is welcome; `checkBadges.sun` is for what is required. */
export const mistBadge = drawing(
  38,
  38,
  () => circle(19, 19, 19, ink.pale) + mist(12, 6, 3, '14,30 8,24', '15,21', ink.blue),
);

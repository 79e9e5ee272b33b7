import { circle, drawing, ink, line, mist, pill } from '@/art/kit';

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

/** Beside a message that was sent. */
export const successBadge = drawing(
  40,
  40,
  () => circle(20, 20, 20, ink.sun) + line('M12 20.5l5.5 5.5l10.5-11.5', ink.ink, 3.2),
);

import {
  circle,
  drawing,
  hill,
  ink,
  line,
  mist,
  path,
  pill,
  rays,
  rect,
  type Drawing,
} from '@/art/kit';

const icon = (background: string, body: () => string): Drawing =>
  drawing(120, 120, () => rect(0, 0, 120, 120, background) + body(), { background });

/** Drawn to be cut to a circle; the background is part of the drawing. */
export const cloudIcons = {
  experience: icon(
    ink.groundPeach,
    () =>
      circle(60, 66, 22, ink.sunCoral) +
      path('M14 120V62a46 46 0 0 1 92 0V120H86V64a26 26 0 0 0-52 0V120Z', ink.ink) +
      pill(26, 94, 68, 9, ink.paper) +
      rect(0, 108, 120, 12, ink.teal),
  ),
  analytics: icon(
    ink.groundSky,
    () =>
      circle(80, 38, 17, ink.sunPale) +
      rect(18, 76, 17, 44, ink.blue) +
      rect(41, 60, 17, 60, ink.ink) +
      rect(64, 68, 17, 52, ink.blue) +
      rect(87, 46, 17, 74, ink.vermilion) +
      pill(2, 96, 66, 9, ink.paper),
  ),
  marketing: icon(
    ink.groundButter,
    () =>
      rays(60, 82, 36, 84, 15, ink.vermilion, 5, [180, 372]) +
      circle(60, 82, 25, ink.sunCoral) +
      rect(0, 82, 120, 38, ink.ink) +
      pill(24, 92, 72, 8, ink.coral) +
      pill(42, 104, 36, 6, ink.butter),
  ),
  service: icon(
    ink.groundBlue,
    () =>
      path('M62 36L130 14V60Z', ink.butter) +
      path('M62 36L-10 14V60Z', ink.butter) +
      path('M50 46H70L76 104H44Z', ink.paper) +
      rect(52, 28, 16, 16, ink.vermilion) +
      path('M48 64H72L73.5 78H46.5Z', ink.vermilion) +
      path('M50 28L60 18L70 28Z', ink.ink) +
      rect(0, 102, 120, 18, ink.ink) +
      pill(-8, 94, 58, 8, ink.sky) +
      pill(70, 108, 60, 5, ink.azure),
  ),
  sales: icon(
    ink.groundApricot,
    () =>
      circle(76, 42, 20, ink.sunPale) +
      path('M-6 120L48 36L102 120Z', ink.ink) +
      path('M48 36L64 61L54 57L46 66L38 56L33 60Z', ink.paper) +
      path('M44 120L88 64L130 120Z', ink.vermilion) +
      pill(-6, 92, 64, 9, ink.peach),
  ),
  health: icon(
    ink.groundPale,
    () =>
      circle(60, 52, 28, ink.vermilion) +
      rect(55, 36, 10, 32, ink.paper) +
      rect(44, 47, 32, 10, ink.paper) +
      path('M0 120V86H34L42 74L54 104L66 78L72 86H120V120Z', ink.teal) +
      line('M0 86H34L42 74L54 104L66 78L72 86H120', ink.ink, 4),
  ),
  nonprofit: icon(
    ink.groundCream,
    () =>
      circle(60, 60, 30, ink.sun) +
      hill('0,104 60,86 120,104', 120, ink.teal) +
      line('M60 94V58', ink.ink, 5) +
      path('M60 72C42 74 32 62 30 46C48 45 59 55 60 72Z', ink.ink) +
      path('M60 62C78 62 87 51 88 34C71 35 60 45 60 62Z', ink.coral),
  ),
  data: icon(
    ink.groundAzure,
    () =>
      mist(26, 15, 7, '28,92 14,106', '38,82', ink.paper) +
      line('M34 74V90M51 70V86M68 74V90M85 70V86', ink.outline, 4.5) +
      rect(0, 98, 120, 22, ink.ink) +
      pill(18, 96, 30, 5, ink.sky) +
      pill(64, 102, 40, 5, ink.azure),
  ),
};

export type CloudIconName = keyof typeof cloudIcons;

import { circle, drawing, ink, mist, path, type Drawing } from '@/art/kit';
import type { TimeOfDayPhase } from '@/lib/timeOfDay';

const band = mist(19, 4.2, 1.6, '3,21 8,26', '10,18', 'var(--mark-mist, currentColor)');

const timeOfDayIcon = (sun: string): Drawing => drawing(28, 32, () => sun + band);

/**
 * The logo at each time of day. `--mark-sun` and `--mark-mist` set other colours; without them the
 * mist has the colour of the text.
 */
export const timeOfDayIcons = {
  dawn: timeOfDayIcon(path('M6 17a8 8 0 0 1 16 0Z', ink.markSun)),
  morning: timeOfDayIcon(circle(11, 11, 6.5, ink.markSun)),
  noon: timeOfDayIcon(circle(14, 8.5, 7, ink.markSun)),
  gold: timeOfDayIcon(circle(18, 11, 6.5, ink.markSun)),
  dusk: timeOfDayIcon(path('M8 17a8 8 0 0 1 16 0Z', ink.markSun)),
  night: timeOfDayIcon(
    path('M17.5 2.5a7.5 7.5 0 1 0 6.2 10.8a6.5 6.5 0 0 1-6.2-10.8Z', ink.markSun),
  ),
} satisfies Record<TimeOfDayPhase, Drawing>;

const glyph = (d: string): Drawing => drawing(24, 24, () => path(d, 'currentColor'));

export const socialIcons = {
  linkedin: glyph(
    'M3 9h4v12H3zM5 3a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 5 3zM10 9h3.8v1.7C14.4 9.6 15.7 8.7 17.5 8.7c3.3 0 4.5 2 4.5 5.4V21h-4v-6.2c0-1.7-.5-2.7-1.8-2.7-1.5 0-2.2 1-2.2 2.8V21h-4z',
  ),
  x: glyph(
    'M14.23 10.16 22.98 0h-2.07l-7.59 8.82L7.25 0H.26l9.17 13.34L.26 24H2.33l8.02-9.32L16.75 24h6.99zm-2.84 3.3-.93-1.33L3.08 1.56h3.18l5.96 8.53.93 1.33 7.75 11.09h-3.18z',
  ),
  youtube: glyph(
    'M23.5 6.19a3.02 3.02 0 0 0-2.12-2.14C19.5 3.54 12 3.54 12 3.54s-7.5 0-9.38.51A3.02 3.02 0 0 0 .5 6.19C0 8.07 0 12 0 12s0 3.93.5 5.81a3.02 3.02 0 0 0 2.12 2.14c1.87.51 9.38.51 9.38.51s7.5 0 9.38-.51a3.02 3.02 0 0 0 2.12-2.14C24 15.93 24 12 24 12s0-3.93-.5-5.81zM9.54 15.57V8.43L15.82 12l-6.27 3.57z',
  ),
};

export type SocialNetwork = keyof typeof socialIcons;

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
  noon: timeOfDayIcon(circle(14, 8.5, 7, ink.markNoon)),
  gold: timeOfDayIcon(circle(18, 11, 6.5, ink.markSun)),
  dusk: timeOfDayIcon(path('M8 17a8 8 0 0 1 16 0Z', ink.markSun)),
  night: timeOfDayIcon(
    path('M17.5 2.5a7.5 7.5 0 1 0 6.2 10.8a6.5 6.5 0 0 1-6.2-10.8Z', ink.markMoon),
  ),
} satisfies Record<TimeOfDayPhase, Drawing>;

const glyph = (d: string): Drawing => drawing(24, 24, () => path(d, 'currentColor'));

export const socialIcons = {
  linkedin: glyph(
    'M3 9h4v12H3zM5 3a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 5 3zM10 9h3.8v1.7C14.4 9.6 15.7 8.7 17.5 8.7c3.3 0 4.5 2 4.5 5.4V21h-4v-6.2c0-1.7-.5-2.7-1.8-2.7-1.5 0-2.2 1-2.2 2.8V21h-4z',
  ),
  x: glyph(
    'M14.234 10.162 22.977 0h-2.072l-7.591 8.824L7.251 0H.258l9.168 13.343L.258 24H2.33l8.016-9.318L16.749 24h6.993zm-2.837 3.299-.929-1.329L3.076 1.56h3.182l5.965 8.532.929 1.329 7.754 11.09h-3.182z',
  ),
  youtube: glyph(
    'M23.498 6.186a3.016 3.016 0 0 0-2.122-2.136C19.505 3.545 12 3.545 12 3.545s-7.505 0-9.377.505A3.017 3.017 0 0 0 .502 6.186C0 8.07 0 12 0 12s0 3.93.502 5.814a3.016 3.016 0 0 0 2.122 2.136c1.871.505 9.376.505 9.376.505s7.505 0 9.377-.505a3.015 3.015 0 0 0 2.122-2.136C24 15.93 24 12 24 12s0-3.93-.502-5.814zM9.545 15.568V8.432L15.818 12l-6.273 3.568z',
  ),
};

export type SocialNetwork = keyof typeof socialIcons;

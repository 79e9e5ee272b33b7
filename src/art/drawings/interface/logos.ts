import { circle, drawing, ink, mist, path, type Drawing } from '@/art/kit';
import type { Illustration } from '@/art/picture';
import type { TimeOfDayState } from '@/lib/timeOfDay';
import saffron from './saffron.png?picture';

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
} satisfies Record<TimeOfDayState, Drawing>;

/** A client's mark, beside its name in the site's type; or a file that holds both. */
const clientLogo = (d: string, attributes?: string): Drawing =>
  drawing(32, 32, () => path(d, 'currentColor', attributes));

const evenOdd = 'fill-rule="evenodd"';

export const clientLogos = {
  kaveri: clientLogo('M4 26V14l8-6v6l8-6v6l8-6v18z'),
  meridian: clientLogo('M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm0 5a8 8 0 0 1 0 16z', evenOdd),
  tollgate: clientLogo('M3 16a13 13 0 0 1 26 0v13h-6V16a7 7 0 0 0-14 0v13H3z'),
  northfold: clientLogo('M5 28V4l11 13V4h11v24L16 15v13z'),
  aldine: clientLogo('M16 2l13 9H3zM6 13h5v11H6zM13.5 13h5v11h-5zM21 13h5v11h-5zM3 26h26v4H3z'),
  saffron,
  harbourpoint: clientLogo(
    'M14 3h4v5h6v4h-6v11c4-.5 7-3 8-6l3 1c-1 6-6 10-13 10S4 24 3 18l3-1c1 3 4 5.5 8 6V12H8V8h6z',
  ),
  oriel: clientLogo(
    'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm-2 6v4h-4v4h4v4h4v-4h4v-4h-4v-4z',
    evenOdd,
  ),
  brightwater: clientLogo(
    'M3 9q6.5-6 13 0t13 0v5q-6.5 6-13 0t-13 0zM3 19q6.5-6 13 0t13 0v5q-6.5 6-13 0t-13 0z',
  ),
  plinth: clientLogo('M3 22h26v6H3zM7 13h18v6H7zM11 4h10v6H11z'),
} satisfies Record<string, Illustration>;

export type ClientLogoName = keyof typeof clientLogos;

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

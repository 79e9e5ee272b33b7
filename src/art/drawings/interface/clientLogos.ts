import { drawing, path, type Drawing } from '@/art/kit';

/** A client's mark, beside its name in the site's type. */
const clientLogo = (d: string, attributes?: string): Drawing =>
  drawing(32, 32, () => path(d, 'currentColor', attributes));

const evenOdd = 'fill-rule="evenodd"';

export const clientLogos = {
  kaveri: clientLogo('M4 26V14l8-6v6l8-6v6l8-6v18z'),
  meridian: clientLogo('M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm0 5a8 8 0 0 1 0 16z', evenOdd),
  tollgate: clientLogo('M3 16a13 13 0 0 1 26 0v13h-6V16a7 7 0 0 0-14 0v13H3z'),
  northfold: clientLogo('M5 28V4l11 13V4h11v24L16 15v13z'),
  aldine: clientLogo('M16 2l13 9H3zM6 13h5v11H6zM13.5 13h5v11h-5zM21 13h5v11h-5zM3 26h26v4H3z'),
  harbourpoint: clientLogo(
    'M14 3h4v5h6v4h-6v11c4-.5 7-3 8-6l3 1c-1 6-6 10-13 10S4 24 3 18l3-1c1 3 4 5.5 8 6V12H8V8h6z',
  ),
  oriel: clientLogo(
    'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM8.5 19h15a7.5 7.5 0 0 0-15 0z',
    evenOdd,
  ),
  brightwater: clientLogo(
    'M3 9q6.5-6 13 0t13 0v5q-6.5 6-13 0t-13 0zM3 19q6.5-6 13 0t13 0v5q-6.5 6-13 0t-13 0z',
  ),
  plinth: clientLogo('M3 22h26v6H3zM7 13h18v6H7zM11 4h10v6H11z'),
} satisfies Record<string, Drawing>;

export type ClientLogoName = keyof typeof clientLogos;

import { timeOfDayIcons } from '@/art/drawings/interface/logos';
import type { Drawing } from '@/art/kit';

/** Stands in the header, in the footer and in social pictures. */
export const logo: Drawing = timeOfDayIcons.dawn;

/** The logo in a square, for icons. */
export const logoIcon: Drawing = { ...logo, origin: [1.8, 6.3], width: 25.4, height: 25.4 };

import type { PartLinks } from '@/content/types';
import { careersPaths } from './paths';

/** SPEC section 2: the words of both menus. */
export const careersLinks = {
  desktop: { label: 'Careers', href: careersPaths.page },
  mobile: { label: 'Career', href: careersPaths.page },
  notFound: { name: 'careers page', note: 'Open positions' },
} as const satisfies PartLinks;

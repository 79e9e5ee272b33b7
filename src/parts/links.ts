import type { PartLinks } from '@/content/types';
import { careersLinks } from '@/parts/careers/paths';
import { insightsLinks } from '@/parts/insights/paths';
import { studiesLinks } from '@/parts/studies/paths';

const parts: Readonly<Record<string, PartLinks>> = {
  studiesLinks,
  careersLinks,
  insightsLinks,
};

/** The parts' links in the menus, the footer and on the not-found page. */
export const partLinks = Object.values(parts);

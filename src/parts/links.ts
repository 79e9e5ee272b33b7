import { careersLinks } from '@/parts/careers/links';
import { insightsLinks } from '@/parts/insights/links';
import { studiesLinks } from '@/parts/studies/links';
import type { PartLinks } from './types';

const parts: Readonly<Record<string, PartLinks>> = {
  studies: studiesLinks,
  careers: careersLinks,
  insights: insightsLinks,
};

/** The parts' links in the menus, the footer and on the not-found page. */
export const partLinks = Object.values(parts);

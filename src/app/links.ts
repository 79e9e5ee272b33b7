import { navigationWith } from '@/content/navigation';
import type { PartLinks } from '@/content/types';
import { careersLinks } from '@/parts/careers/paths';
import { insightsLinks } from '@/parts/insights/paths';
import { studiesLinks } from '@/parts/studies/paths';

/** The parts' links in the menus, the footer and on the not-found page. */
export const partLinks: readonly PartLinks[] = [studiesLinks, careersLinks, insightsLinks];

export const navigation = navigationWith(partLinks);

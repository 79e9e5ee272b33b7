import { navigationWith } from '@/content/navigation';
import type { PartLinks } from '@/content/types';
import { careersLinks } from '@/parts/careers/paths';
import { insightsLinks } from '@/parts/insights/paths';
import { studiesLinks } from '@/parts/studies/paths';

export const partLinks: readonly PartLinks[] = [studiesLinks, careersLinks, insightsLinks];

export const navigation = navigationWith(partLinks);

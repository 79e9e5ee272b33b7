import { panorama, tiles } from '@/art/drawings/clouds/nonprofit';
import { nonprofitCloud } from '@/content/clouds/nonprofit';
import type { CloudPageOf } from '@/pages/cloud/CloudPage';

export const page = { cloud: nonprofitCloud, panorama, tiles } satisfies CloudPageOf<
  typeof nonprofitCloud
>;

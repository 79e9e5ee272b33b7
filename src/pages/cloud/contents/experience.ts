import { panorama, tiles } from '@/art/drawings/clouds/experience';
import { experienceCloud } from '@/content/clouds/experience';
import type { CloudPageOf } from '@/pages/cloud/CloudPage';

export const page = { cloud: experienceCloud, panorama, tiles } satisfies CloudPageOf<
  typeof experienceCloud
>;

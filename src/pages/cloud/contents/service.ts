import { panorama, tiles } from '@/art/drawings/clouds/service';
import { serviceCloud } from '@/content/clouds/service';
import type { CloudPageOf } from '@/pages/cloud/CloudPage';

export const page = { cloud: serviceCloud, panorama, tiles } satisfies CloudPageOf<
  typeof serviceCloud
>;

import { panorama, tiles } from '@/art/drawings/clouds/health';
import { healthCloud } from '@/content/clouds/health';
import type { CloudPageOf } from '@/pages/cloud/CloudPage';

export const page = { cloud: healthCloud, panorama, tiles } satisfies CloudPageOf<
  typeof healthCloud
>;

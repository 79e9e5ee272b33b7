import { panorama, tiles } from '@/art/drawings/clouds/analytics';
import { analyticsCloud } from '@/content/clouds/analytics';
import type { CloudPageOf } from '@/pages/cloud/CloudPage';

export const page = { cloud: analyticsCloud, panorama, tiles } satisfies CloudPageOf<
  typeof analyticsCloud
>;

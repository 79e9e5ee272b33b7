import { panorama, tiles } from '@/art/drawings/clouds/marketing';
import { marketingCloud } from '@/content/clouds/marketing';
import type { CloudPageOf } from '@/pages/cloud/CloudPage';

export const page = { cloud: marketingCloud, panorama, tiles } satisfies CloudPageOf<
  typeof marketingCloud
>;

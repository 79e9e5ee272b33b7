import { panorama, tiles } from '@/art/drawings/clouds/sales';
import { salesCloud } from '@/content/clouds/sales';
import type { CloudPageOf } from '@/pages/cloud/CloudPage';

export const page = { cloud: salesCloud, panorama, tiles } satisfies CloudPageOf<typeof salesCloud>;

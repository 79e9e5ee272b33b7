import { panorama, tiles } from '@/art/drawings/clouds/data';
import { dataCloud } from '@/content/clouds/data';
import type { CloudPageOf } from '@/pages/cloud/CloudPage';

export const page = { cloud: dataCloud, panorama, tiles } satisfies CloudPageOf<typeof dataCloud>;

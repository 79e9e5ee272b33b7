import type { Drawing } from '@/art/kit';
import { poster as life } from './Jubilantlifescience/poster';
import { poster as machinery } from './Machinerymanufacturing/poster';
import { poster as payment } from './Nmipayment/poster';

/** By the id of the study. Apart from the summaries, because a cloud's page names studies only. */
export const posters = { life, payment, machinery } as const satisfies Record<string, Drawing>;

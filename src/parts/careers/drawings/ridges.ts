import { ridges } from '@/art/drawings/ridges';
import { ink } from '@/art/kit';

/** The hero's ridges over the background of the jobs. */
export const careersRidges = ridges(ink.pageNoon);

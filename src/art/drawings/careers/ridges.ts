import { ink } from '@/art/kit';
import { ridges } from '../ridges';

/** The hero's ridges over the background of the jobs. */
export const careersRidges = ridges(ink.pageNoon);

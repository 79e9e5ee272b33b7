import type { studyCount } from '../paths';
import { summary as life } from './Jubilantlifescience/summary';
import { summary as machinery } from './Machinerymanufacturing/summary';
import { summary as payment } from './Nmipayment/summary';
import type { StudySummary } from './types';

/** Each page links to the next one, the last to the first. */
export const studyList = [life, payment, machinery] as const satisfies readonly StudySummary[] & {
  length: typeof studyCount;
};

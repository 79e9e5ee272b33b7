import { buildTime } from '@/config/env';
import type { Job } from './types';

/**
 * Sample data: the dates of a posting that is open for at least two months after each build.
 * A posting of your own has its own dates.
 */
export const sampleDates = getSampleDates(new Date(buildTime));

export function getSampleDates(built: Date): Pick<Job, 'datePosted' | 'validThrough' | 'start'> {
  const inMonths = (count: number, day = 1) =>
    new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + count, day)).toISOString();
  return {
    datePosted: inMonths(0).slice(0, 'YYYY-MM-DD'.length),
    // the last day of the month after next
    validThrough: inMonths(3, 0).slice(0, 'YYYY-MM-DD'.length),
    start: inMonths(4).slice(0, 'YYYY-MM'.length),
  };
}

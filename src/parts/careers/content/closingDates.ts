import { buildTime } from '@/config/env';
import type { Job } from './jobs/types';

const dayMs = 24 * 60 * 60_000;

type ClosingDate = Pick<Job, 'validThrough' | 'utcOffset'>;

/** The last second of a posting's last day, as ISO 8601: `2027-03-31T23:59:59+05:30`. */
export function lastSecond({ validThrough, utcOffset }: ClosingDate): string {
  return `${validThrough}T23:59:59${utcOffset}`;
}

/** The same in milliseconds. */
export function closingTime(posting: ClosingDate): number {
  return Date.parse(lastSecond(posting));
}

export function wasClosedAtBuild(posting: ClosingDate): boolean {
  return closingTime(posting) <= buildTime;
}

/** Whether a posting that was open at build time closes within a number of days. */
export function closesWithin(days: number, posting: ClosingDate): boolean {
  return !wasClosedAtBuild(posting) && closingTime(posting) <= buildTime + days * dayMs;
}

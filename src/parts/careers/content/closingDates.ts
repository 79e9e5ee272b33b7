import { buildTime } from '@/config/env';
import type { Job } from '../frontMatter';

const dayMs = 24 * 60 * 60_000;

type ClosingDate = Pick<Job, 'closes'>;

/** The last second of a posting's last day, wherever an applicant is, as ISO 8601. */
export function lastSecond(closes: string): string {
  return `${closes}T23:59:59-12:00`;
}

/** The same in milliseconds; a posting without a last day never closes. */
export function closingTime({ closes }: ClosingDate): number {
  return closes ? Date.parse(lastSecond(closes)) : Infinity;
}

export function wasClosedAtBuild(posting: ClosingDate): boolean {
  return closingTime(posting) <= buildTime;
}

/** Whether a posting that was open at build time closes within a number of days. */
export function closesWithin(days: number, posting: ClosingDate): boolean {
  return !wasClosedAtBuild(posting) && closingTime(posting) <= buildTime + days * dayMs;
}

import { buildTime } from '@/config/env';
import { useHydrated } from '@/hooks/useHydrated';
import { closingTime } from './content/closingDates';
import { jobs } from './content/jobs';
import type { Job } from './frontMatter';

/** A visitor's clock may be years ahead: of the time after the build, so many milliseconds count. */
const believedMs = 3 * 24 * 60 * 60_000;

/** By the visitor's clock, as far as it is believed; in prerendered HTML by the time of the build. */
export function useOpenJobs(): readonly Job[] {
  const now = useHydrated() ? getNow() : buildTime;
  return jobs.filter((posting) => closingTime(posting) > now);
}

export function useIsClosed(posting: Job): boolean {
  return !useOpenJobs().some(({ slug }) => slug === posting.slug);
}

function getNow(): number {
  return Math.min(Math.max(Date.now(), buildTime), buildTime + believedMs);
}

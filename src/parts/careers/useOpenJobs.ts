import { useSyncExternalStore } from 'react';
import { buildTime } from '@/config/env';
import { closingTime } from './content/closingDates';
import { jobs } from './content/jobs/list';
import type { Job } from './content/jobs/types';

/** A visitor's clock may be years ahead: of the time after the build, so many milliseconds count. */
const believedMs = 3 * 24 * 60 * 60_000;

const subscribe = () => () => undefined;

/**
 * The postings that accept applications by the visitor's clock, as far as it is believed; in
 * prerendered HTML and the first client render, by the time of the build.
 */
export function useOpenJobs(): readonly Job[] {
  const slugs = useSyncExternalStore(
    subscribe,
    () => openSlugs(getNow()),
    () => openSlugs(buildTime),
  );
  return jobs.filter(({ slug }) => slugs.split(' ').includes(slug));
}

export function useIsClosed(posting: Job): boolean {
  return !useOpenJobs().some(({ slug }) => slug === posting.slug);
}

function getNow(): number {
  return Math.min(Math.max(Date.now(), buildTime), buildTime + believedMs);
}

/** A string, so that equal snapshots are identical. */
function openSlugs(now: number): string {
  return jobs
    .filter((posting) => closingTime(posting) > now)
    .map(({ slug }) => slug)
    .join(' ');
}

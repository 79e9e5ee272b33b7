import { useQueryParameter } from '@/hooks/useQueryParameter';
import { jobs } from '../content/jobs/list';
import type { Job } from '../content/jobs/types';

/** The job that the URL names (`?job=`), so that a selection can be shared and survives a reload. */
export function useSelectedJob(): Job | null {
  const slug = useQueryParameter('job');
  return jobs.find((job) => job.slug === slug) ?? null;
}

import { jobPostings, type JobPosting } from '@/content/careers';
import { useQueryParameter } from '@/hooks/useQueryParameter';

/** The job that the URL names (`?job=`), so that a selection can be shared and survives a reload. */
export function useSelectedJob(): JobPosting | null {
  const slug = useQueryParameter('job');
  return jobPostings.find((job) => job.slug === slug) ?? null;
}

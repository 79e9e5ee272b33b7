import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { jobPostings, type JobPosting } from '@/content/careers';

const subscribe = () => () => undefined;

/**
 * The job that the URL names (`?job=`), so that a selection can be shared and survives a reload. In
 * prerendered HTML and during hydration no job is selected, because the prerendered page has no
 * query.
 */
export function useSelectedJob(): JobPosting | null {
  const { search } = useLocation();
  const slug = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(search).get('job'),
    () => null,
  );
  return jobPostings.find((job) => job.slug === slug) ?? null;
}

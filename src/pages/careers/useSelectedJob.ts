import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { jobPostings, type JobPosting } from '@/content/careers';

const subscribe = () => () => undefined;

/**
 * The job named in the address (`?job=`), so that it can be shared and survives a reload. The
 * prerendered page has no query: there, and during hydration, none is selected.
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

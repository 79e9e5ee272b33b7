import { LazyMount } from '@/components/LazyMount/LazyMount';
import { whenIdleOrInteracted } from '@/hydration/idle';
import { recordFaults } from './faults';

// here, because most faults happen before the page is idle
if (typeof window !== 'undefined' && __ENV__.measuring?.reportUrl) recordFaults();

async function load() {
  await whenIdleOrInteracted;
  return (await import('./MeasureVisit')).MeasureVisit;
}

/** Measures the visit, if the build has a service for it. */
export const Measuring = __ENV__.measuring ? () => <LazyMount load={load} /> : () => null;

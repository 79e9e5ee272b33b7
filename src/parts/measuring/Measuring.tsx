import { LazyMount } from '@/components/LazyMount/LazyMount';
import { whenIdleOrInteracted } from '@/hydration/idle';

async function load() {
  await whenIdleOrInteracted;
  return (await import('./MeasureVisit')).MeasureVisit;
}

/** Measures the visit, if the build has a service for it. */
export const Measuring = __ENV__.measuring ? () => <LazyMount load={load} /> : () => null;

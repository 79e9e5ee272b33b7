import { LazyMount } from '@/components/LazyMount/LazyMount';
import { whenIdleOrInteracted } from '@/hydration/idle';

async function load() {
  await whenIdleOrInteracted;
  return (await import('./MeasureVisit')).MeasureVisit;
}

export const Measuring = __ENV__.measuring ? () => <LazyMount load={load} /> : () => null;

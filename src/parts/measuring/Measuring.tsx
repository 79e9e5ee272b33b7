import { LazyMount } from '@/components/LazyMount/LazyMount';

const load = async () => (await import('./MeasureVisit')).MeasureVisit;

export const Measuring = __ENV__.measuring ? () => <LazyMount load={load} /> : () => null;

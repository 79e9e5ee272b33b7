import type {} from '@/hydration/HydrationBoundary';

/** Runs in the page. @returns how many of its parts a visitor could not use yet, once the first can be used. */
export const countUnhydrated = () => window.unhydratedCount;

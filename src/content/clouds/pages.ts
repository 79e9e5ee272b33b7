import type { Cloud } from './types';

const pages = import.meta.glob<Cloud>('./*/page.ts', { eager: true, import: 'page' });

/**
 * The pages of all clouds, in the order of their hours. For the build and its tests: a visitor
 * downloads one page at a time (app/routes.tsx).
 */
export const cloudPages: readonly Cloud[] = Object.values(pages).toSorted((one, other) =>
  one.timeOfDay.time.localeCompare(other.timeOfDay.time),
);

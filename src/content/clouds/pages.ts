import type { Cloud } from './types';

/**
 * The pages of all clouds. For the build and its tests: a visitor downloads one page at a time
 * (app/routes.ts).
 */
export const cloudPages: readonly Cloud[] = Object.values(
  import.meta.glob<Cloud>('./*/page.ts', { eager: true, import: 'page' }),
);

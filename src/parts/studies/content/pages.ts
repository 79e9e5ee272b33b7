import type { Study } from './types';

/**
 * The pages of all studies. For the build and its tests: a visitor downloads one page at a time
 * (app/routes.ts).
 */
export const studyPages: readonly Study[] = Object.values(
  import.meta.glob<Study>('./*/page.ts', { eager: true, import: 'page' }),
);

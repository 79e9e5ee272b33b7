import type { ComponentType } from 'react';
import { loadLater } from '@/lib/loadLater';
import { preloadable, type Preloadable } from '@/lib/preloadable';

/**
 * A section whose code loads when the visitor wants it, else in an idle turn.
 * @param id that of the prerendered section
 */
export function lazySection(id: string, load: () => Promise<ComponentType>): Preloadable {
  return preloadable(load, (preload) => loadLater(preload, `#${id}`));
}

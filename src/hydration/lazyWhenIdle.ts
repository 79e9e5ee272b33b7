import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from './lazyComponent';
import { loadWhenIdle } from './loadWhenIdle';

/**
 * A part of the page that hydrates by itself: its code loads when the visitor wants that part, else
 * in an idle turn. Its prerendered HTML stays for as long.
 * @param selector finds the prerendered part
 */
export function lazyWhenIdle<P extends object>(
  load: () => Promise<ComponentType<P>>,
  selector?: string,
): LazyComponent<P> {
  return lazyComponent(load, (preload) => loadWhenIdle(preload, selector));
}

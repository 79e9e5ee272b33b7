import { use, useEffect, type ComponentType } from 'react';
import { isNeeded, loadWhenIdle } from './loadWhenIdle';
import { replayEvents } from './preHydrationEvents';

/** A component in a separate chunk that can be loaded before it is rendered. */
export type LazyComponent<P extends object = object> = ComponentType<P> & {
  readonly preload: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
};

const isBrowser = typeof document !== 'undefined';

type Load<P extends object> = () => Promise<ComponentType<P>>;

/**
 * Like `lazy`, but a loaded component renders without its fallback, as the server and the first
 * client render need it. The next call retries a failed load.
 *
 * @param loadForRender loads the component for a render; by default `preload`, whose failure makes
 * the render throw
 */
export function lazyComponent<P extends object>(
  load: Load<P>,
  loadForRender: (preload: Load<P>) => Promise<ComponentType<P>> = (preload) => preload(),
): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  let rendering: Promise<ComponentType<P>> | undefined;

  function preload() {
    loading ??= load().then(
      (component) => (Loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function LazyLoaded(props: P) {
    const Component = !rendering && Loaded ? Loaded : use((rendering ??= loadForRender(preload)));
    useEffect(replayEvents, []);
    return <Component {...props} />;
  }

  return Object.assign(LazyLoaded, { preload, isLoaded: () => !!Loaded });
}

/**
 * A part of the page that hydrates separately. Its code loads at once if the visitor needs that
 * part, otherwise once the page is idle. Until then its prerendered HTML stays.
 *
 * @param selector finds the prerendered part
 */
export function lazyWhenIdle<P extends object>(load: Load<P>, selector?: string): LazyComponent<P> {
  const component = lazyComponent(load, (preload) => loadWhenIdle(preload, selector));
  // its render retries a failed load
  if (isBrowser && isNeeded(selector)) component.preload().catch(() => undefined);
  return component;
}

import { use, useEffect, type ComponentType } from 'react';
import { replayEvents } from './preHydrationEvents';
import { createStore, type Store } from '@/lib/store';

/** A component in a chunk of its own that can be loaded before it is rendered. */
export type LazyComponent<P extends object = object> = ComponentType<P> & {
  readonly preload: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
  /** Whether the last load failed. */
  readonly failed: Store<boolean>;
};

/**
 * How rendering waits for a component that is not loaded yet. React shows what is there, or the
 * prerendered HTML, for as long as the promise is pending.
 * @param reset lets the next render wait again
 */
export type LoadStrategy<P extends object = object> = (
  preload: () => Promise<ComponentType<P>>,
  reset: () => void,
) => Promise<ComponentType<P>>;

/**
 * Like `lazy`, but once loaded it renders at once: the server and the first client render need the
 * whole page, without a fallback. A failed load is forgotten, so that the next call tries again.
 * @param strategy by default the load itself, whose failure is then an error of the render
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  strategy: LoadStrategy<P> = (preload) => preload(),
): LazyComponent<P> {
  const failed = createStore(() => false, false);
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  let pending: Promise<ComponentType<P>> | undefined;

  function preload(): Promise<ComponentType<P>> {
    loading ??= load().then(
      (component) => {
        failed.set(false);
        return (Loaded = component);
      },
      (error: unknown) => {
        loading = undefined;
        failed.set(true);
        throw error;
      },
    );
    return loading;
  }

  function reset() {
    pending = undefined;
  }

  function LazyLoaded(props: P) {
    const Component = !pending && Loaded ? Loaded : use((pending ??= strategy(preload, reset)));
    useEffect(replayEvents, []);
    return <Component {...props} />;
  }

  return Object.assign(LazyLoaded, { preload, isLoaded: () => !!Loaded, failed });
}

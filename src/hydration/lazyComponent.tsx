import { use, type ComponentType } from 'react';

/** A component in a separate chunk that can be loaded before it is rendered. */
export type LazyComponent<P extends object = object> = ComponentType<P> & {
  readonly preload: () => Promise<unknown>;
};

/**
 * Like `lazy`, but a loaded component renders without its fallback, as the server and the first
 * client render need it. The next call retries a failed load.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  function preload() {
    loading ??= load().then((component) => (Loaded = component));
    loading.catch(() => (loading = undefined));
    return loading;
  }

  function LazyLoaded(props: P) {
    const Component = Loaded ?? use(preload());
    return <Component {...props} />;
  }

  return Object.assign(LazyLoaded, { preload });
}

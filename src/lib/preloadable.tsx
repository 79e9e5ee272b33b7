import { use, type ComponentType } from 'react';

/** A component in a chunk of its own that can be loaded before it is rendered. */
export type Preloadable<P extends object = object> = ComponentType<P> & {
  readonly preload: () => Promise<unknown>;
};

/**
 * Like `lazy`, but once loaded it renders at once: the server and the first client render need the
 * whole page, without a fallback. A failed load is forgotten, so that the next call tries again.
 * @param gate hydration of this part waits for it; `preload` does not.
 */
export function preloadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
  gate?: Promise<void>,
): Preloadable<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  let gated: Promise<ComponentType<P>> | undefined;

  function preload(): Promise<ComponentType<P>> {
    loading ??= load().then(
      (component) => (Loaded = component),
      (error: unknown) => {
        loading = undefined;
        gated = undefined;
        throw error;
      },
    );
    return loading;
  }

  function PreloadableComponent(props: P) {
    gated ??= gate ? gate.then(preload) : preload();
    const Component = Loaded ?? use(gated);
    return <Component {...props} />;
  }

  return Object.assign(PreloadableComponent, { preload });
}

import { use, useEffect, type ComponentType } from 'react';
import { isNeeded, loadWhenIdle } from './loadWhenIdle';
import { replayEvents } from './preHydrationEvents';

/** A component in a chunk of its own that can be loaded before it is rendered. */
export type LazyComponent<P extends object = object> = ComponentType<P> & {
  readonly preload: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
};

const isBrowser = typeof document !== 'undefined';

type Load<P extends object> = () => Promise<ComponentType<P>>;

/**
 * Like `lazy`, but once loaded it renders at once: the server and the first client render need the
 * whole page, without a fallback. A failed load is forgotten, so that the next call tries again.
 * @param whenRendered how a render waits for the component: by default for `preload`, whose failure
 * is then an error of the render
 */
export function lazyComponent<P extends object>(
  load: Load<P>,
  whenRendered: (preload: Load<P>) => Promise<ComponentType<P>> = (preload) => preload(),
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
    const Component = !rendering && Loaded ? Loaded : use((rendering ??= whenRendered(preload)));
    useEffect(replayEvents, []);
    return <Component {...props} />;
  }

  return Object.assign(LazyLoaded, { preload, isLoaded: () => !!Loaded });
}

/**
 * A part of the page that hydrates by itself: its code loads at once when the visitor wants that part,
 * before any other part is rendered, else once the page is idle. Its prerendered HTML stays for as
 * long.
 * @param selector finds the prerendered part
 */
export function lazyWhenIdle<P extends object>(load: Load<P>, selector?: string): LazyComponent<P> {
  const component = lazyComponent(load, (preload) => loadWhenIdle(preload, selector));
  // its render tries a failed load again
  if (isBrowser && isNeeded(selector)) component.preload().catch(() => undefined);
  return component;
}

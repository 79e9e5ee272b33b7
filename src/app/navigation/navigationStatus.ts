import { reloadOnce } from './documentReload';
import { historyIndex } from './historyEntry';
import { routeFor, type PageRoute } from '@/app/routes';
import { createStore, type Store } from '@/lib/store';

/**
 * `pending`: the page that the visitor chose is still loading. `aborted`: it cannot be loaded, so
 * the visitor is still, or again, on the page before it. `incomplete`: code of the page that is
 * shown is missing, and the visitor has just asked for it.
 */
export type NavigationState = 'idle' | 'pending' | 'aborted' | 'incomplete';

export type NavigationStatus = {
  readonly state: Store<NavigationState>;
  /** Call whenever the router shows another location. */
  readonly onRouteShown: () => void;
  /** The load that rendering a route waits for; null when it can render now. */
  readonly awaitedLoad: (route: PageRoute) => Promise<void> | null;
  /** Whether the router waits for a page that is not shown yet. */
  readonly isLoading: () => boolean;
  /** Reports missing chunks, and delays `popstate`. @returns the cleanup function */
  readonly listen: () => () => void;
};

/** Milliseconds after which a page that loads counts as pending. */
const pendingDelayMs = 700;

/** Keeps track of the pages that load, for one router. */
export function createNavigationStatus(): NavigationStatus {
  const state = createStore<NavigationState>(() => 'idle', 'idle');
  const loads = new Map<PageRoute, Promise<void>>();
  let loadCount = 0;
  let renderedHistoryIndex: number | undefined;
  /** Undefined until the prerendered page has hydrated. */
  let shownPath: string | undefined;

  /**
   * Loads the code of the page at the current address, or else its document. Without a connection
   * neither can be had: the visitor then returns to the page that is shown, and the promise stays
   * pending, so that the router keeps showing it.
   */
  async function loadRoute(route: PageRoute): Promise<void> {
    const { href } = location;
    loadCount += 1;
    const timer = setTimeout(() => state.set('pending'), pendingDelayMs);
    const isLoaded = await route.preloadAll().then(
      () => true,
      () => false,
    );
    loadCount -= 1;
    clearTimeout(timer);
    if (state.get() === 'pending') state.set('idle');
    if (!isLoaded && location.href === href && !(await reloadOnce())) await revertNavigation();
    loads.delete(route);
    if (!isLoaded) await new Promise(() => undefined);
  }

  /** Goes back, or forward, to the entry of the page that is still shown. */
  async function revertNavigation() {
    state.set('idle');
    const steps = (renderedHistoryIndex ?? NaN) - (historyIndex() ?? NaN);
    if (steps) {
      const hasReturned = new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
      });
      history.go(steps);
      await hasReturned;
    }
    state.set('aborted');
  }

  function reportChunkError() {
    if (loadCount === 0 && navigator.userActivation.isActive) state.set('incomplete');
  }

  function awaitedLoad(route: PageRoute): Promise<void> | null {
    // what hydrates later keeps its prerendered HTML until then; another page has none
    const isPrerendered = shownPath === undefined || shownPath === route.path;
    if (isPrerendered ? route.page.isLoaded() : route.isLoaded()) return null;
    const load = loads.get(route) ?? loadRoute(route);
    loads.set(route, load);
    return load;
  }

  /**
   * Delays `popstate` until the target page's code has loaded: React 19.3 renders a step back or
   * forward at once, and would empty a page that has to wait.
   */
  function deferPopState(event: PopStateEvent) {
    const load = awaitedLoad(routeFor(location.pathname));
    if (!load) return;
    event.stopImmediatePropagation();
    const { href } = location;
    void load.then(() => {
      if (location.href !== href) return;
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
  }

  return {
    state,
    awaitedLoad,
    isLoading: () => loads.size > 0,
    onRouteShown: () => {
      renderedHistoryIndex = historyIndex();
      shownPath = location.pathname;
    },
    listen: () => {
      const listeners = new AbortController();
      const { signal } = listeners;
      addEventListener('vite:preloadError', reportChunkError, { signal });
      addEventListener('popstate', deferPopState, { capture: true, signal });
      return () => listeners.abort();
    },
  };
}

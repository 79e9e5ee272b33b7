import { reloadOnce } from './documentReload';
import { historyIndex } from './historyEntry';
import type { PageRoute } from '@/app/routes';
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
  /** @returns the cleanup function */
  readonly watchChunkErrors: () => () => void;
  /** Delays `popstate` until the target page's code has loaded. @returns the cleanup function */
  readonly deferPopState: (routeAt: (path: string) => PageRoute) => () => void;
};

/** Milliseconds after which a page that loads counts as pending. */
const pendingDelayMs = 700;

/** Keeps track of the pages that load, for one router. */
export function createNavigationStatus(): NavigationStatus {
  const state = createStore<NavigationState>(() => 'idle', 'idle');
  /** Paths of pages whose code could not be loaded; from now on only their documents are. */
  const failedPaths = new Set<string>();
  const loads = new Map<PageRoute, Promise<void>>();
  let loadCount = 0;
  let renderedHistoryIndex: number | undefined;
  /** Undefined until the prerendered page has hydrated. */
  let shownPath: string | undefined;

  /**
   * Loads the code of the page at the current address, or else its document. Without a connection
   * neither can be had, and the visitor stays where they are.
   * @returns whether the code has loaded, and the visitor is still at its address
   */
  async function loadOrReload(load: () => Promise<unknown>): Promise<boolean> {
    const { href, pathname } = location;
    loadCount += 1;
    const timer = setTimeout(() => state.set('pending'), pendingDelayMs);
    try {
      if (!failedPaths.has(pathname)) {
        await load();
        return true;
      }
    } catch {
      failedPaths.add(pathname);
    } finally {
      loadCount -= 1;
      clearTimeout(timer);
      if (state.get() === 'pending') state.set('idle');
    }
    if (location.href !== href) return false;
    if (await reloadOnce()) return new Promise(() => undefined);
    await revertNavigation();
    return false;
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

  /** Stays pending after a failure: the router then keeps showing the page before. */
  async function loadRoute(route: PageRoute): Promise<void> {
    if (await loadOrReload(route.preloadAll)) return;
    loads.delete(route);
    await new Promise(() => undefined);
  }

  return {
    state,
    onRouteShown: () => {
      renderedHistoryIndex = historyIndex();
      shownPath = location.pathname;
    },
    awaitedLoad: (route) => {
      const current = loads.get(route);
      if (current) return current;
      // what hydrates later keeps its prerendered HTML until then; another page has none
      const isPrerendered = shownPath === undefined || shownPath === route.path;
      if (isPrerendered ? route.page.isLoaded() : route.isLoaded()) return null;
      const load = loadRoute(route);
      loads.set(route, load);
      return load;
    },
    watchChunkErrors: () => {
      const report = () => {
        if (loadCount === 0 && navigator.userActivation.isActive) state.set('incomplete');
      };
      addEventListener('vite:preloadError', report);
      return () => removeEventListener('vite:preloadError', report);
    },
    // React 19.3 renders a step back or forward at once, and would empty a page that has to wait
    deferPopState: (routeAt) => {
      const defer = (event: PopStateEvent) => {
        const { page } = routeAt(location.pathname);
        if (page.isLoaded()) return;
        event.stopImmediatePropagation();
        const { href } = location;
        void loadOrReload(page.preload).then((isLoaded) => {
          if (!isLoaded || location.href !== href) return;
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        });
      };
      addEventListener('popstate', defer, { capture: true });
      return () => removeEventListener('popstate', defer, { capture: true });
    },
  };
}

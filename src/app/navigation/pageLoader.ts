import type { PageRoute } from '@/app/routes';
import { createStore, type Store } from '@/lib/store';
import { loadCode, type CodeLoad } from './documentReload';

/**
 * `pending`: the chosen page is still loading. `aborted`: it failed to load, so the previous page
 * is shown. `incomplete`: code of the current page that the visitor just needed failed to load.
 */
export type NavigationState = 'idle' | 'pending' | 'aborted' | 'incomplete';

export type PageLoader = {
  readonly state: Store<NavigationState>;
  /** Cancels the page that is still loading. */
  readonly cancel: () => void;
  /** Cancels the previous page. @returns a signal that aborts at the next `begin` or `cancel` */
  readonly begin: () => AbortSignal;
  readonly load: (route: PageRoute, signal: AbortSignal) => Promise<CodeLoad>;
  /** Reports missing chunks. @returns the cleanup function */
  readonly listen: () => () => void;
};

/** Milliseconds after which a page that loads counts as pending. */
const pendingDelayMs = 700;

/** Loads the page that the visitor chose last, for one router. */
export function createPageLoader(): PageLoader {
  const state = createStore<NavigationState>(() => 'idle', 'idle');
  let current = new AbortController();
  let loadCount = 0;

  function cancel() {
    current.abort();
    if (state.get() === 'pending') state.set('idle');
  }

  async function load(route: PageRoute, signal: AbortSignal): Promise<CodeLoad> {
    loadCount += 1;
    const timer = setTimeout(() => {
      if (!signal.aborted) state.set('pending');
    }, pendingDelayMs);
    const code = await loadCode(route.page.preload);
    loadCount -= 1;
    clearTimeout(timer);
    if (!signal.aborted && state.get() === 'pending') state.set('idle');
    return code;
  }

  function reportChunkError() {
    if (loadCount === 0 && navigator.userActivation.isActive) state.set('incomplete');
  }

  return {
    state,
    cancel,
    load,
    begin: () => {
      cancel();
      current = new AbortController();
      return current.signal;
    },
    listen: () => {
      addEventListener('vite:preloadError', reportChunkError);
      return () => removeEventListener('vite:preloadError', reportChunkError);
    },
  };
}

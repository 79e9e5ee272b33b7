import type { Preloadable, Wait } from '@/lib/preloadable';
import { createStore } from '@/lib/store';

/**
 * `slow`: the page that the visitor chose is still on its way. `stayed`: it cannot be reached, so
 * the visitor is still, or again, on the page before it. `partial`: code of the page that is shown
 * is missing, and the visitor has just asked for it.
 */
export type PageLoading = 'settled' | 'slow' | 'stayed' | 'partial';

export const pageLoading = createStore<PageLoading>(() => 'settled', 'settled');

/** Milliseconds after which a page that loads says so. */
const patience = 700;

/** Milliseconds of silence after which the site counts as out of reach. */
const longestSilence = 8000;

/** In the state of a history entry: its document was loaded anew because code was missing. */
const retryKey = 'isRetry';

/** Paths of pages whose code could not be loaded; from now on only their documents are. */
const broken = new Set<string>();

/** How many pages are on their way. */
let attempts = 0;

/** The router's index of the history entry that is shown. */
let shownIndex: number | undefined;

/** To be called whenever the router shows another location. */
export function noteArrival(): void {
  shownIndex = currentIndex();
}

/** @returns the function that ends it. */
export function watchParts(): () => void {
  const note = () => {
    if (attempts === 0 && navigator.userActivation.isActive) pageLoading.set('partial');
  };
  addEventListener('vite:preloadError', note);
  return () => removeEventListener('vite:preloadError', note);
}

/**
 * How the router waits for a page: until all its parts are there.
 * @param parts those of the loaded page
 */
export function pageWait(parts: () => readonly Pick<Preloadable, 'preload'>[]): Wait {
  return async (preload, forget) => {
    const page = await attempt(async () => {
      const Page = await preload();
      await Promise.all(parts().map((part) => part.preload()));
      return Page;
    });
    if (page) return page;
    forget();
    return new Promise(() => undefined);
  };
}

/**
 * Lets the router know of a step back or forward only once its page is loaded. React 19.3 renders
 * such a step at once, and would empty the page that it has to wait with.
 */
export function holdSteps(pageAt: (path: string) => Preloadable): void {
  const hold = (event: PopStateEvent) => {
    const page = pageAt(location.pathname);
    if (page.isLoaded()) return;
    event.stopImmediatePropagation();
    const address = location.href;
    void attempt(page.preload).then((loaded) => {
      if (!loaded || location.href !== address) return;
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
  };
  addEventListener('popstate', hold, { capture: true });
}

/**
 * Loads the document of the current address anew, once: the entry of the history remembers it.
 * @returns false when that was done already, or the site is out of reach
 */
export async function loadDocument(): Promise<boolean> {
  if (isRetry() || !(await isInReach())) return false;
  history.replaceState({ ...history.state, [retryKey]: true }, '');
  location.reload();
  return true;
}

/** Once the code is there, the next failure at this address may load the document again. */
export function endRetry(): void {
  if (isRetry()) history.replaceState({ ...history.state, [retryKey]: undefined }, '');
}

/**
 * Loads the code of the page at the current address. Code that cannot be loaded is most often that
 * of an earlier deployment, so the page's document is loaded instead, which names the new code.
 * Where there is no connection the document cannot be had either: then the visitor stays.
 * @returns null when the code did not come, or the visitor has gone elsewhere
 */
async function attempt<T>(load: () => Promise<T>): Promise<T | null> {
  const { href, pathname } = location;
  attempts += 1;
  const timer = setTimeout(() => pageLoading.set('slow'), patience);
  try {
    if (!broken.has(pathname)) return await load();
  } catch {
    broken.add(pathname);
  } finally {
    attempts -= 1;
    clearTimeout(timer);
    if (pageLoading.get() === 'slow') pageLoading.set('settled');
  }
  if (location.href !== href) return null;
  if (await loadDocument()) return new Promise(() => undefined);
  await stay();
  return null;
}

/** Goes back, or forward, to the entry of the page that is still shown. */
async function stay(): Promise<void> {
  pageLoading.set('settled');
  const steps = (shownIndex ?? NaN) - (currentIndex() ?? NaN);
  if (steps) {
    const arrival = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    history.go(steps);
    await arrival;
  }
  pageLoading.set('stayed');
}

async function isInReach(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(longestSilence),
    });
    return status < 500;
  } catch {
    return false;
  }
}

function isRetry(): boolean {
  const state = entryState();
  return retryKey in state && state[retryKey] === true;
}

function currentIndex(): number | undefined {
  const state = entryState();
  return 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined;
}

function entryState(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

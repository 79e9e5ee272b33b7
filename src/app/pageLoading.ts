import type { Preloadable, Wait } from '@/lib/preloadable';
import { createStore } from '@/lib/store';

/**
 * `slow`: the page that the visitor chose is still on its way. `stayed`: it cannot be reached, so
 * the visitor is still, or again, on the page before it.
 */
export type PageLoading = 'settled' | 'slow' | 'stayed';

export const pageLoading = createStore<PageLoading>(() => 'settled', 'settled');

/** Milliseconds after which a page that loads says so. */
const patience = 700;

/** Milliseconds of silence after which the site counts as out of reach. */
const longestSilence = 8000;

/** In the state of a history entry: its document was loaded anew because code was missing. */
const retryKey = 'isRetry';

/** Where the visitor went by Back or Forward; such a step has no single way back. */
let steppedTo: string | null = null;
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    steppedTo = location.href;
  });
}

/**
 * How the router waits for a page: until all its parts are there. Code that cannot be loaded is most
 * often that of an earlier deployment, so the page's document is loaded instead, which names the
 * new code. A document cannot be had either where there is no connection: then the visitor stays.
 * @param parts those of the loaded page
 */
export function pageWait(parts: () => readonly Pick<Preloadable, 'preload'>[]): Wait {
  let hasFailed = false;
  return async (preload, forget) => {
    const address = location.href;
    const timer = setTimeout(() => pageLoading.set('slow'), patience);
    try {
      if (!hasFailed) {
        const Page = await preload();
        await Promise.all(parts().map((part) => part.preload()));
        return Page;
      }
    } catch {
      hasFailed = true;
    } finally {
      clearTimeout(timer);
      if (pageLoading.get() === 'slow') pageLoading.set('settled');
    }
    if (location.href === address && !(await loadDocument())) await stay();
    forget();
    return new Promise(() => undefined);
  };
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

function isRetry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && retryKey in state && !!state[retryKey];
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

async function stay(): Promise<void> {
  pageLoading.set('settled');
  if (steppedTo !== location.href) {
    const arrival = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    history.back();
    await arrival;
  }
  pageLoading.set('stayed');
}

import { documentLoadType } from '@/lib/documentLoadType';
import { createStore } from '@/lib/store';
import { listenOnWindow } from '@/lib/userEvents';

/** Milliseconds after which a page that loads counts as pending. */
const pendingDelayMs = 700;

/** `failed`: something that the visitor asked for did not load, and the page in view stays. */
type LoadStatus = 'idle' | 'pending' | 'failed';

export const loadStatus = createStore<LoadStatus>(() => 'idle', 'idle');

/** Errors of pages, which whoever loads the page answers. */
const answered = new WeakSet<object>();

/**
 * Call once, before code loads. A missing file usually means a new deployment, whose document names
 * the new files: a file that the visitor needs reloads the document, once. Offline the page stays.
 */
export function watchMissingFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- young
    const isAsked = navigator.userActivation?.isActive ?? true;
    // after who loads a page has caught the error
    setTimeout(() => {
      if (window.isLeaving || (isAsked && !answered.has(payload))) handleMissingChunk();
    });
  });
  addEventListener('online', () => window.hasCodeFailed || loadStatus.set('idle'));
  addEventListener('error', retryStylesheet, true);
}

/**
 * Loads a page's code.
 *
 * @param openDocument if the code is missing; by default this document is reloaded
 * @param signal aborts when the visitor chooses something else
 * @returns whether the code has loaded, and is still wanted
 */
export async function loadPage(
  load: () => Promise<unknown>,
  openDocument?: () => void,
  signal?: AbortSignal,
): Promise<boolean> {
  loadStatus.set('idle');
  const timer = setTimeout(() => signal?.aborted || loadStatus.set('pending'), pendingDelayMs);
  const isLoaded = await prefetchPage(load);
  clearTimeout(timer);
  if (loadStatus.get() === 'pending') loadStatus.set('idle');
  if (!isLoaded && !signal?.aborted) handleMissingChunk(openDocument);
  return isLoaded && !signal?.aborted;
}

/** Loads a page's code that nobody has asked for yet, and misses it in silence. */
export function prefetchPage(load: () => Promise<unknown>): Promise<boolean> {
  return load().then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error) answered.add(error);
      return false;
    },
  );
}

/**
 * An answer to whatever a boundary catches. Once the visitor has used the page, it may be what they
 * asked for; before, the page is complete without it.
 */
export function reportThrown(error: unknown): void {
  console.error(error);
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- young
  if (navigator.userActivation?.hasBeenActive ?? true) loadStatus.set('failed');
}

function handleMissingChunk(openDocument?: () => void) {
  // Firefox cuts off chunks when a navigation begins: a document then would replace the one chosen
  if (window.isLeaving)
    addEventListener('pageshow', (event) => event.persisted && location.reload());
  else if (!navigator.onLine) loadStatus.set('failed');
  else if (openDocument) openDocument();
  else if (documentLoadType() === 'reload') loadStatus.set('failed');
  else location.reload();
}

/** Vite requests a stylesheet only once in a document. */
function retryStylesheet({ target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  const retry = () => target.replaceWith(target.cloneNode());
  listenOnWindow(['online', 'pointerdown', 'keydown'], retry, { once: true });
}

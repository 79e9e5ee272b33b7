import { interactionEvents, listenOnWindow } from '@/lib/userEvents';

/** Milliseconds after the load, after which code no longer waits for the browser to be idle. */
const timeoutMs = 2000;

/**
 * Resolves when the visitor opens the page: a browser prerenders pages that nobody may open
 * (https://developer.mozilla.org/docs/Web/API/Document/prerendering).
 */
export const whenActivated = new Promise<unknown>((resolve) => {
  if (typeof document !== 'undefined' && 'prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', resolve, { once: true });
  else resolve(undefined);
});

/**
 * Resolves when the visitor has opened the page, it has loaded and the browser is idle, or at the
 * first interaction, for code that the first paint does not need. Never resolves on the server.
 */
export const whenIdleOrInteracted = new Promise<unknown>((resolve) => {
  if (typeof window === 'undefined') return;
  const resolveWhenIdle = () => void whenActivated.then(idle).then(resolve);
  listenOnWindow(interactionEvents, resolve, { once: true });
  if (document.readyState === 'complete') resolveWhenIdle();
  else addEventListener('load', resolveWhenIdle, { once: true });
});

/** Safari has no `requestIdleCallback`: waits for a tenth of the timeout instead. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: timeoutMs });
    else setTimeout(resolve, timeoutMs / 10);
  });
}

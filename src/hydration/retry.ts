import { listen } from '@/lib/userEvents';

/** Milliseconds after a failure in which the visitor's actions do not count. */
const cooldownMs = 4000;

/**
 * Resolves when what failed just now may succeed: the browser is online again, or the visitor acts
 * after a pause.
 */
export function waitForRetrySignal(): Promise<void> {
  const failedAt = performance.now();
  const listeners = new AbortController();
  return new Promise((resolve) => {
    const onSignal = ({ type }: Event) => {
      if (type !== 'online' && performance.now() - failedAt < cooldownMs) return;
      listeners.abort();
      resolve();
    };
    const { signal } = listeners;
    listen(['online', 'pointerdown', 'keydown'], onSignal, { signal });
  });
}

/**
 * Retries a stylesheet that failed to load, once it may succeed. The loader of chunks asks only
 * once, and what it loads later would stand without its style.
 */
export function retryFailedStylesheets(): void {
  const retry = async ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    await waitForRetrySignal();
    target.replaceWith(target.cloneNode());
  };
  addEventListener('error', (event) => void retry(event), { capture: true });
}

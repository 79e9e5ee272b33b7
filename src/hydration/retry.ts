import { listen } from '@/lib/userEvents';

/** Milliseconds after a failure during which interactions do not cause a retry. */
const cooldownMs = 4000;

/**
 * Resolves when a retry may succeed: the browser is online again, or the visitor interacts after a
 * cooldown.
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

/** Retries a stylesheet that failed to load, because Vite's loader requests it only once. */
export function retryFailedStylesheets(): void {
  const retry = async ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    await waitForRetrySignal();
    target.replaceWith(target.cloneNode());
  };
  addEventListener('error', (event) => void retry(event), { capture: true });
}

import { waitForRetrySignal } from './waitForRetrySignal';

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

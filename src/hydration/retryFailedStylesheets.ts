import { waitForRetrySignal } from './waitForRetrySignal';

/**
 * Asks again for a stylesheet that did not load, when it may succeed. The loader of chunks asks only
 * once, and what it loads later would stand without its style.
 */
export function retryFailedStylesheets(): void {
  const mend = async ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    await waitForRetrySignal();
    target.replaceWith(target.cloneNode());
  };
  addEventListener('error', (event) => void mend(event), { capture: true });
}

import { nextIdle } from './idleQueue';
import { waitForRetrySignal } from './waitForRetrySignal';
import { interestIn, whenWanted } from './visitorInterest';

/**
 * Loads in an idle turn, and again whenever a failed load may succeed. The promise never rejects:
 * prerendered HTML that waits for its code stays, as it would without script.
 * @param selector finds the part of the page that the code is for: it loads at once when the visitor
 * wants that part, and before other parts when it is in view
 */
export async function loadWhenIdle<T>(load: () => Promise<T>, selector?: string): Promise<T> {
  const element = selector === undefined ? null : document.querySelector(selector);
  await (element ? wantedOrTurn(element) : nextIdle());
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForRetrySignal();
    }
  }
}

async function wantedOrTurn(element: Element): Promise<void> {
  const listeners = new AbortController();
  await Promise.race([whenWanted(element, listeners.signal), nextIdle(() => interestIn(element))]);
  listeners.abort();
}

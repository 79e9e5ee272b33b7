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
    listen(['online', 'pointerdown', 'keydown'], onSignal, listeners.signal);
  });
}

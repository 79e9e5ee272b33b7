import { afterLoad } from '@/lib/afterLoad';
import { nextChance } from '@/lib/nextChance';

/** Milliseconds after which a part no longer waits for the browser to be idle. */
const patience = 200;

let lastTurn: Promise<void> = Promise.resolve();

/** Parts come one after another, each when the browser is idle: the page answers between them. */
export function turn(): Promise<void> {
  lastTurn = lastTurn.then(
    () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in window) {
          requestIdleCallback(() => resolve(), { timeout: patience });
        } else setTimeout(resolve);
      }),
  );
  return lastTurn;
}

/**
 * Loads once the page has loaded, and again whenever a failed load may succeed. The promise never
 * rejects: prerendered HTML that waits for its code stays, as it would without script.
 */
export async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  await afterLoad;
  await turn();
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

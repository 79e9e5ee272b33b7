const signs = ['online', 'pointerdown', 'keydown'] as const;

/** Milliseconds after a failure in which the visitor's actions do not count. */
const pause = 4000;

/**
 * Resolves when what failed just now may succeed: the browser is online again, or the visitor acts
 * after a pause.
 */
export function waitForRetrySignal(): Promise<void> {
  const failedAt = performance.now();
  return new Promise((resolve) => {
    const take = ({ type }: Event) => {
      if (type !== 'online' && performance.now() - failedAt < pause) return;
      signs.forEach((sign) => removeEventListener(sign, take, true));
      resolve();
    };
    signs.forEach((sign) => addEventListener(sign, take, { capture: true, passive: true }));
  });
}

const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/**
 * Resolves when the page has loaded and the browser is idle, or at the visitor's first sign of
 * use: code that the first paint does not need waits for it. Never resolves on the server.
 */
export const whenIdleOrInteracted = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const listeners = new AbortController();
  const finish = () => {
    listeners.abort();
    resolve();
  };
  const finishWhenIdle = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(finish, { timeout: 2000 })
      : setTimeout(finish, 200);
  const options = { signal: listeners.signal, capture: true, passive: true };
  for (const type of interactionEvents) addEventListener(type, finish, options);
  if (document.readyState === 'complete') finishWhenIdle();
  else addEventListener('load', finishWhenIdle, { once: true });
});

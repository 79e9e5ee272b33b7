import { interactionEvents, listen } from '@/lib/userEvents';
import { whenIdle } from './whenIdle';

/** Milliseconds after `load`. */
const idleTimeoutMs = 2000;

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
  const finishWhenIdle = () => whenIdle(finish, idleTimeoutMs);
  listen(interactionEvents, finish, listeners.signal);
  if (document.readyState === 'complete') finishWhenIdle();
  else addEventListener('load', finishWhenIdle, { once: true });
});

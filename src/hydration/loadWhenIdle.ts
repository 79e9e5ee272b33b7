import { whenIdleOrInteracted } from './idle';
import { waitForRetrySignal } from './retry';

/**
 * Loads once the page is idle, and again whenever a failed load may succeed. The promise never
 * rejects: prerendered HTML that waits for its code stays, as it would without script.
 * @param selector finds the part of the page that the code is for: it loads at once when the visitor
 * wants that part
 */
export async function loadWhenIdle<T>(load: () => Promise<T>, selector?: string): Promise<T> {
  if (!isNeeded(selector)) await whenIdleOrInteracted;
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForRetrySignal();
    }
  }
}

/** A visitor wants the part that they point at or are in, that the address names, or that they left in view. */
export function isNeeded(selector?: string): boolean {
  const part = selector === undefined ? null : document.querySelector(selector);
  if (!part) return false;
  const target = document.getElementById(location.hash.slice(1));
  return (
    part.matches(':hover, :focus-within') ||
    (target !== null && part.contains(target)) ||
    (window.scrollY > 0 && isInView(part))
  );
}

function isInView(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

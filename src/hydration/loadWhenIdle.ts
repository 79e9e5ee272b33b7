import { whenIdleOrInteracted } from './idle';
import { waitForRetrySignal } from './retry';

/**
 * Loads once the page is idle, and retries a failed load whenever it may succeed. Never rejects, so
 * that prerendered HTML stays while its code is missing.
 *
 * @param selector the part of the page that the code is for: it loads at once if the visitor needs
 * that part
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

/**
 * Whether the part is hovered or focused, contains the hash's target, or was in view before a
 * reload.
 */
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

import { interactionEvents, listen } from '@/lib/userEvents';
import { nextIdle } from './idle';
import { waitForRetrySignal } from './retry';

/**
 * Loads in an idle turn, and again whenever a failed load may succeed. The promise never rejects:
 * prerendered HTML that waits for its code stays, as it would without script.
 * @param selector finds the part of the page that the code is for: it loads at once when the visitor
 * wants that part, and before other parts when it is in view
 */
export async function loadWhenIdle<T>(load: () => Promise<T>, selector?: string): Promise<T> {
  const part = selector === undefined ? null : document.querySelector(selector);
  await (part ? idleOrWanted(part) : nextIdle());
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForRetrySignal();
    }
  }
}

/** A visitor wants the part that they point at, focus or type into, or that the address names. */
async function idleOrWanted(part: Element): Promise<void> {
  const hasFocus = part.contains(document.activeElement);
  if (hasFocus || part.matches(':hover') || isNamedByHash(part)) return;
  const listeners = new AbortController();
  const interaction = new Promise<void>((resolve) => {
    const check = ({ target }: Event) => {
      if (target instanceof Node && part.contains(target)) resolve();
    };
    listen(['pointerover', ...interactionEvents], check, { signal: listeners.signal });
  });
  await Promise.race([interaction, nextIdle(() => isNamedByHash(part) || isInView(part))]);
  listeners.abort();
}

/* These are asked in queued turns, when the window may be gone, as after a unit test. */

function isNamedByHash(part: Element): boolean {
  const { hash } = new URL(part.ownerDocument.URL);
  const target = hash && part.ownerDocument.getElementById(hash.slice(1));
  return !!target && part.contains(target);
}

function isInView(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < part.ownerDocument.documentElement.clientHeight;
}

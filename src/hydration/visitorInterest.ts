import { interactionEvents, listen } from '@/lib/userEvents';

/**
 * Resolves when the visitor points at the element, focuses it or types into it, or has done so, or
 * has asked for it by the hash of the address.
 */
export function whenWanted(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const hasFocus = element.contains(document.activeElement);
    if (hasFocus || element.matches(':hover') || isNamedByHash(element)) {
      resolve();
      return;
    }
    const check = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) resolve();
    };
    listen(['pointerover', ...interactionEvents], check, signal);
  });
}

/** What is wanted more has the higher priority: the hash's target, then what is in view. */
export function interestIn(element: Element): number {
  if (isNamedByHash(element)) return 3;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? 2 : 1;
}

function isNamedByHash(element: Element): boolean {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  return !!target && element.contains(target);
}

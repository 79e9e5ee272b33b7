import { interactionEvents, listen } from '@/lib/userEvents';

/** Milliseconds after which code no longer waits for the browser to be idle. */
const timeoutsMs = { afterLoad: 2000, turn: 200 } as const;

type Request = { readonly isUrgent: () => boolean; readonly start: () => void };

/** @param isUrgent read at each turn: urgent requests go first, others in the order they came */
type NextIdle = (isUrgent?: () => boolean) => Promise<void>;

/**
 * Resolves when the page has loaded and the browser is idle, or at the visitor's first interaction:
 * code that the first paint does not need waits for it. Never resolves on the server.
 */
export const whenIdleOrInteracted = new Promise<unknown>((resolve) => {
  if (typeof window === 'undefined') return;
  const resolveWhenIdle = () => void idle(timeoutsMs.afterLoad).then(resolve);
  listen(interactionEvents, resolve, { once: true });
  if (document.readyState === 'complete') resolveWhenIdle();
  else addEventListener('load', resolveWhenIdle, { once: true });
});

/** Resolves one request in each idle moment, so that the page answers between them. */
export const nextIdle = createIdleQueue(whenIdleOrInteracted);

/** @param opened no request is resolved before it */
export function createIdleQueue(opened: Promise<unknown>): NextIdle {
  const requests: Request[] = [];
  let lastTurn = opened;

  function startNext() {
    const urgent = requests.findIndex(({ isUrgent }) => isUrgent());
    requests.splice(Math.max(urgent, 0), 1)[0]?.start();
  }

  return (isUrgent = () => false) =>
    new Promise((start) => {
      requests.push({ isUrgent, start });
      lastTurn = lastTurn.then(() => idle(timeoutsMs.turn)).then(startNext);
    });
}

/** Safari cannot tell when it is idle: a tenth of the timeout passes instead. */
function idle(timeoutMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: timeoutMs });
    else setTimeout(resolve, timeoutMs / 10);
  });
}

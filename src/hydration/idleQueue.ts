import { whenIdle } from './whenIdle';
import { whenIdleOrInteracted } from './whenIdleOrInteracted';

/** Milliseconds after which a turn no longer waits for the browser to be idle. */
const idleTimeoutMs = 200;

type Turn = { readonly priority: () => number; readonly begin: () => void };

/** @param priority read at each turn; the highest is next, of equal ones the first that asked */
export type NextIdle = (priority?: () => number) => Promise<void>;

/**
 * Gives out turns one after another, each when the browser is idle, so that the page answers
 * between them.
 * @param opened no turn comes before it resolves
 */
export function createIdleQueue(opened: Promise<void>): NextIdle {
  const waiting: Turn[] = [];
  let isRunning = false;

  async function run() {
    await opened;
    while (waiting.length > 0) {
      await new Promise<void>((resolve) => whenIdle(resolve, idleTimeoutMs));
      takeHighest(waiting)?.begin();
    }
    isRunning = false;
  }

  return (priority = () => 0) =>
    new Promise((resolve) => {
      waiting.push({ priority, begin: resolve });
      if (isRunning) return;
      isRunning = true;
      void run();
    });
}

/** The turns of this document: none comes before it has loaded or is used. */
export const nextIdle = createIdleQueue(whenIdleOrInteracted);

function takeHighest(waiting: Turn[]): Turn | undefined {
  const priorities = waiting.map(({ priority }) => priority());
  const [next] = waiting.splice(priorities.indexOf(Math.max(...priorities)), 1);
  return next;
}

import { useSyncExternalStore } from 'react';

/** Milliseconds between two measurements, the default of scroll-spy libraries. */
const intervalMs = 66;

/** The current section has its top above this share of the viewport height. */
const readingLine = 0.4;

/**
 * The id of the current section: the last one whose top is above the reading line. On the server
 * the first; null if none is on the page.
 */
export function useScrollSpy<Id extends string>(ids: readonly Id[]): Id | null {
  return useSyncExternalStore(
    subscribe,
    () => findCurrentId(ids),
    () => ids[0] ?? null,
  );
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, intervalMs);
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
  };
}

function findCurrentId<Id extends string>(ids: readonly Id[]): Id | null {
  const line = innerHeight * readingLine;
  let current: Id | null = null;
  let currentTop = -Infinity;
  for (const id of ids) {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined || top > line || top <= currentTop) continue;
    current = id;
    currentTop = top;
  }
  return current;
}

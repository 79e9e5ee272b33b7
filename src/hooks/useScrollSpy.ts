import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks at the page, the default of scroll-spy libraries. */
const interval = 66;

/** The share of the window, from its top, that a section has to reach to be the current one. */
const readingLine = 0.4;

/**
 * The id of the section that is being read: of those listed, the last whose top has passed the
 * reading line. On the server it is the first; null where none is on the page.
 */
export function useScrollSpy(ids: readonly string[]): string | null {
  return useSyncExternalStore(
    subscribe,
    () => currentOf(ids),
    () => ids[0] ?? null,
  );
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, interval);
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
  };
}

function currentOf(ids: readonly string[]): string | null {
  const line = innerHeight * readingLine;
  let current: string | null = null;
  let currentTop = -Infinity;
  for (const id of ids) {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined || top > line || top <= currentTop) continue;
    current = id;
    currentTop = top;
  }
  return current;
}
